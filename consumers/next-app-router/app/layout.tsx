import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Links } from "./Links";
import { SiteHeader } from "./SiteHeader";
import { StyleRegistry } from "./StyleRegistry";

export const metadata: Metadata = { title: "Almweg", icons: "data:," };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <body>
        <StyleRegistry>
          <Links>
            <SiteHeader />
            {children}
          </Links>
        </StyleRegistry>
      </body>
    </html>
  );
}
