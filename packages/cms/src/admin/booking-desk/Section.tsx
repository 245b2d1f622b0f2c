import { Flex, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={4}>
      <Typography tag="h2" variant="delta">
        {title}
      </Typography>
      {children}
    </Flex>
  );
}
