import { BaseLink } from "../link/LinkProvider";
import { styled } from "../theme";
import { Title } from "./Footer.styles";

const Frame = styled("div", { display: "flex", flexDirection: "column", gap: "$1half" });

const List = styled("ul", {
  display: "grid",
  gap: "$1half",
  listStyle: "none",
  variants: {
    size: {
      large: {
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        "@sm": { gridTemplateColumns: "repeat(4, minmax(0, 11rem))" },
      },
      small: { gridTemplateColumns: "repeat(3, minmax(0, 7rem))" },
    },
  },
  defaultVariants: { size: "small" },
});

const tile = {
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  padding: "$1",
  borderRadius: "$md",
  backgroundColor: "$paper",
  "& img": { width: "auto", maxWidth: "100%", maxHeight: "100%", objectFit: "contain" },
} as const;

const sizes = {
  large: { height: "5.5rem" },
  small: { height: "4.5rem" },
} as const;

const Tile = styled("span", { ...tile, variants: { size: sizes }, defaultVariants: { size: "small" } });
const TileLink = styled(BaseLink, { ...tile, variants: { size: sizes }, defaultVariants: { size: "small" } });

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
  size?: "large" | "small";
}

export function LogoRow({ title, logos, size = "small" }: LogoRowProps) {
  if (logos.length === 0) return null;
  return (
    <Frame>
      <Title>{title}</Title>
      <List role="list" size={size}>
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
              {logo.href ? (
                <TileLink size={size} href={logo.href}>
                  {image}
                </TileLink>
              ) : (
                <Tile size={size}>{image}</Tile>
              )}
            </li>
          );
        })}
      </List>
    </Frame>
  );
}
