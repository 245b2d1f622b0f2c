import { Header } from "react-aria-components/Header";
import { ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { Icon } from "../icon/Icon";
import { checkIcon } from "../icon/icons";
import type { ComboBoxTexts } from "../microcopy/comboBoxMicrocopy";
import { HighlightedText } from "../trip/highlighted-text/HighlightedText";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden";
import { type ComboBoxItem, type ComboBoxOption, isGroup } from "./comboBoxOptions";
import * as styles from "./comboBoxStyles";
import { matchedRanges } from "./matchOption";

export interface OptionListProps {
  items: readonly ComboBoxItem[];
  /** What the marks show; empty for none. */
  query: string;
  multiple: boolean;
  loading?: boolean;
  loadError?: string;
  texts: ComboBoxTexts;
}

/** What stands in the popover: the options, and below them what there is to say about them. */
export function OptionList({ items, query, multiple, loading, loadError, texts }: OptionListProps) {
  const line = (option: ComboBoxOption) => <Option key={option.value} {...{ option, query, multiple }} />;
  return (
    <>
      <ListBox
        className={styles.list().className}
        renderEmptyState={() =>
          // Stands in an option, which has to have a name.
          loading || loadError ? (
            <VisuallyHidden>{loading ? texts.loading : loadError}</VisuallyHidden>
          ) : (
            <styles.ListNote as="div">{texts.empty(query)}</styles.ListNote>
          )
        }
      >
        {items.map((item) =>
          isGroup(item) ? (
            <ListBoxSection key={item.label} id={`group ${item.label}`} className={styles.group().className}>
              <Header className={styles.groupName().className}>{item.label}</Header>
              {item.options.map(line)}
            </ListBoxSection>
          ) : (
            line(item)
          ),
        )}
      </ListBox>
      {/* Always there, so that screen readers hear of a change. */}
      <div role="status">
        {loading && (
          <styles.ListNote>
            <styles.Spinner aria-hidden="true" />
            {texts.loading}
          </styles.ListNote>
        )}
        {loadError && !loading && <styles.ListNote tone="danger">{loadError}</styles.ListNote>}
      </div>
    </>
  );
}

interface OptionProps {
  option: ComboBoxOption;
  query: string;
  multiple: boolean;
}

function Option({ option, query, multiple }: OptionProps) {
  const { value, label, description, aside, disabled } = option;
  return (
    <ListBoxItem id={value} textValue={label} isDisabled={disabled} className={styles.option().className}>
      {({ isSelected }) => (
        <>
          {multiple ? (
            <styles.Box>
              <Icon icon={checkIcon} size="sm" />
            </styles.Box>
          ) : (
            <styles.Tick>{isSelected && <Icon icon={checkIcon} size="sm" />}</styles.Tick>
          )}
          <styles.OptionText>
            <HighlightedText text={label} ranges={matchedRanges(label, query)} />
            {description && <styles.OptionNote>{description}</styles.OptionNote>}
          </styles.OptionText>
          {aside && <styles.OptionAside>{aside}</styles.OptionAside>}
        </>
      )}
    </ListBoxItem>
  );
}
