import { BaseLink } from "../link/LinkProvider";
import { css, styled } from "../theme";
import { Title } from "./Footer.styles";

const Frame = styled("div", {
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: "$1half",
  gridColumn: "span 2",
  variants: {
    tiles: {
      four: { "@sm": { gridColumn: "span 4" } },
      three: { "@sm": { gridColumn: "span 3" } },
      one: { "@sm": { gridColumn: "span 1" } },
    },
  },
});

const List = styled("ul", {
  display: "grid",
  gap: "$1half",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  listStyle: "none",
  variants: {
    tiles: {
      four: { "@sm": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
      three: { "@sm": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
      one: { "@sm": { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  },
});

const tile = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  height: "5.5rem",
  padding: "$1",
  borderRadius: "$md",
  backgroundColor: "$paper",
  "& img": { width: "auto", maxWidth: "100%", maxHeight: "100%", objectFit: "contain" },
});

const Tile = styled("span", tile);
const TileLink = styled(BaseLink, tile);

export interface FooterLogo {
  name: string;
  src: string;
  width?: number;
  height?: number;
  href?: string;
}

export interface LogoRowProps {
  title: string;
  logos: readonly FooterLogo[];
  /** How many stand side by side where there is room. */
  tiles: "four" | "three" | "one";
}

export function LogoRow({ title, logos, tiles }: LogoRowProps) {
  if (logos.length === 0) return null;
  return (
    <Frame tiles={tiles}>
      <Title>{title}</Title>
      <List role="list" tiles={tiles}>
        {logos.map((logo) => {
          const image = (
            <img
              src={logo.src}
              alt={logo.name}
              title={logo.name}
              width={logo.width ?? 160}
              height={logo.height ?? 64}
              loading="lazy"
              decoding="async"
            />
          );
          return (
            <li key={logo.name}>
              {logo.href ? <TileLink href={logo.href}>{image}</TileLink> : <Tile>{image}</Tile>}
            </li>
          );
        })}
      </List>
    </Frame>
  );
}
