import { Button, Header, type HeaderProps } from "@gratweg/design-system";
import { newsletterNoticeMachine, type NewsletterNoticeEvent } from "@gratweg/flows";
import { createContentClient, type TourOperator } from "@gratweg/content-client";
import { SEARCH_SORTS } from "@gratweg/contracts/search-query";

// What is wrong has to be told: a type that silently became `any` takes everything and fails here.
// @ts-expect-error there is no such variant
export const wrongVariant = <Button variant="rosa">Weiter</Button>;
// @ts-expect-error the name of the product is missing
export const wrongHeader = <Header homeHref="/" items={[]} phone={{ href: "", label: "" }} email="" />;
// @ts-expect-error pages are named "page" or "section"
export const wrongItem: HeaderProps["items"][number] = { href: "/", label: "Start", current: "true" };
// @ts-expect-error there is no such event
export const wrongEvent: NewsletterNoticeEvent = { type: "newsletter.send" };
// @ts-expect-error a client needs the address of the content system
export const wrongClient = createContentClient({});

export const machineId: "newsletter-notice" = newsletterNoticeMachine.id as "newsletter-notice";
export const operators: Promise<TourOperator[]> = createContentClient({ baseUrl: "" }).tourOperators();
export const sorts: readonly string[] = SEARCH_SORTS;
