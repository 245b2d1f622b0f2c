import { BaseLink } from "../link/LinkProvider";
import { styled } from "../theme";
import { Title } from "./Footer.styles";

const Frame = styled("div", { display: "flex", flexDirection: "column", gap: "$1half" });

const List = styled("ul", { display: "flex", flexWrap: "wrap", gap: "$2", listStyle: "none" });

const tile = {
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  padding: "$1half",
  borderRadius: "$md",
  backgroundColor: "$paper",
  "& img": { width: "auto", maxWidth: "100%", maxHeight: "100%", objectFit: "contain" },
} as const;

const sizes = {
  large: { width: "10rem", height: "5.5rem" },
  small: { width: "6.5rem", height: "4rem" },
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
      <List role="list">
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
