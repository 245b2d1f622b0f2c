import { Button, Dialog, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";
import { ConfirmDialog, Layouts, Page, useNotification } from "@strapi/strapi/admin";
import { moment } from "../booking-desk/format";
import { editorSignIns as texts } from "../microcopy";
import {
  useEditorSignInsQuery,
  useEndEditorSessionsMutation,
  useResetSecondFactorMutation,
  type EditorSignIn,
} from "./api";

/** Settings: who is signed in to the editors' screens, and from where; ends sessions and lost second factors. */
export function EditorSignInsPage() {
  const { data, isLoading, isError } = useEditorSignInsQuery();
  if (isLoading) return <Page.Loading />;
  if (isError || !data) return <Page.Error />;
  return (
    <Page.Main>
      <Page.Title>{texts.title}</Page.Title>
      <Layouts.Header title={texts.title} subtitle={texts.subtitle} />
      <Layouts.Content>
        <Table colCount={4} rowCount={data.length + 1}>
          <Thead>
            <Tr>
              {[texts.editor, texts.secondFactor, texts.sessions, texts.actions].map((label) => (
                <Th key={label}>
                  <Typography variant="sigma">{label}</Typography>
                </Th>
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {data.map((editor) => (
              <EditorRow key={editor.id} editor={editor} />
            ))}
          </Tbody>
        </Table>
      </Layouts.Content>
    </Page.Main>
  );
}

function EditorRow({ editor }: { editor: EditorSignIn }) {
  const [endSessions] = useEndEditorSessionsMutation();
  const [resetFactor] = useResetSecondFactorMutation();
  const { id, name, email, roles, hasSecondFactor, sessions } = editor;
  return (
    <Tr>
      <Td>
        <Flex direction="column" alignItems="flex-start">
          <Typography fontWeight="semiBold">{name || email}</Typography>
          <Typography variant="pi" textColor="neutral600">
            {[email, ...roles].join(", ")}
          </Typography>
        </Flex>
      </Td>
      <Td>
        <Typography>{hasSecondFactor ? texts.set : texts.missing}</Typography>
      </Td>
      <Td>
        {sessions.length === 0 && <Typography textColor="neutral600">{texts.nowhere}</Typography>}
        {sessions.map(({ device, since, last }) => (
          <Flex key={last} direction="column" alignItems="flex-start" paddingTop={1} paddingBottom={1}>
            <Typography>{device ?? texts.unknownDevice}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {texts.session(moment(since ?? last), moment(last))}
            </Typography>
          </Flex>
        ))}
      </Td>
      <Td>
        <Flex direction="column" alignItems="stretch" gap={2}>
          {sessions.length > 0 && (
            <Confirmed
              label={texts.end}
              question={texts.endQuestion(name || email)}
              act={() => endSessions(id)}
            />
          )}
          {hasSecondFactor && (
            <Confirmed
              label={texts.reset}
              question={texts.resetQuestion(name || email)}
              act={() => resetFactor(id)}
            />
          )}
        </Flex>
      </Td>
    </Tr>
  );
}

interface ConfirmedProps {
  label: string;
  question: string;
  act: () => PromiseLike<{ data: unknown } | { error: unknown }>;
}

function Confirmed({ label, question, act }: ConfirmedProps) {
  const { toggleNotification } = useNotification();
  const confirm = async () => {
    const answer = await act();
    const message = "error" in answer ? (answer.error as { message?: string }).message : undefined;
    toggleNotification(
      "error" in answer
        ? { type: "danger", message: message ?? texts.failed }
        : { type: "success", message: texts.done },
    );
  };
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light" size="S">
          {label}
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog onConfirm={() => confirm()}>{question}</ConfirmDialog>
    </Dialog.Root>
  );
}
