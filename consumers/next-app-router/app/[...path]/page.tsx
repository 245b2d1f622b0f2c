import { Container, Heading } from "@gratweg/design-system";

/** Next fetches what links lead to beforehand; these pages are there, and nothing more. */
export default function AnyPage() {
  return (
    <Container as="main">
      <Heading level={1}>Diese Seite entsteht gerade</Heading>
    </Container>
  );
}
