import { useId, type ReactNode } from "react";
import { ContourLines } from "../../contour-lines/ContourLines";
import { accountMicrocopy } from "../../microcopy/accountMicrocopy";
import { Picture, type PictureData } from "../../picture/Picture";
import { Heading, type HeadingLevel } from "../../text/Heading";
import { Text } from "../../text/Text";
import {
  Content,
  Foot,
  Head,
  Or,
  Ornament,
  Poster,
  PosterWords,
  Sheet,
  Stage,
  Ways,
} from "./AuthCard.styles";

export interface AuthCardProps {
  title: string;
  headingLevel?: HeadingLevel;
  lead?: ReactNode;
  /** Above the form: what has happened, for example „E-Mail bestätigt“. */
  notice?: ReactNode;
  /** The form, usually a `FormLayout`. */
  children: ReactNode;
  /** Other ways to the same end, below „oder“: social buttons. */
  alternatives?: ReactNode;
  /** Links to the neighbouring screens. */
  footer?: ReactNode;
  /** A poster beside the form from 960 px. */
  picture?: PictureData;
  /** Over the poster: what an account is good for. */
  aside?: ReactNode;
}

/** A screen with one task: sign in, register, recover a password. */
export function AuthCard(props: AuthCardProps) {
  const { title, headingLevel = 1, lead, notice, children, alternatives, footer, picture, aside } = props;
  const titleId = useId();
  return (
    <Stage>
      <Ornament>
        <ContourLines motif="peaks" fade="none" />
      </Ornament>
      <Sheet layout={picture ? "picture" : "plain"} aria-labelledby={titleId}>
        {picture && (
          <Poster>
            <Picture {...picture} fit="cover" loading="eager" />
            {aside && <PosterWords>{aside}</PosterWords>}
          </Poster>
        )}
        <Content>
          <Head>
            <Heading level={headingLevel} size="h2" id={titleId}>
              {title}
            </Heading>
            {lead && <Text tone="muted">{lead}</Text>}
          </Head>
          {notice}
          {children}
          {alternatives && (
            <Ways role="group" aria-label={accountMicrocopy.auth.otherWays}>
              <Or>{accountMicrocopy.auth.or}</Or>
              {alternatives}
            </Ways>
          )}
          {footer && <Foot>{footer}</Foot>}
        </Content>
      </Sheet>
    </Stage>
  );
}
