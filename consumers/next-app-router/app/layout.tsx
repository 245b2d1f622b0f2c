import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SiteHeader } from "./SiteHeader";
import { StyleRegistry } from "./StyleRegistry";

export const metadata: Metadata = { title: "Almweg", icons: "data:," };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <body>
        <StyleRegistry>
          <SiteHeader />
          {children}
        </StyleRegistry>
      </body>
    </html>
  );
}
