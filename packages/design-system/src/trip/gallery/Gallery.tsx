import { type KeyboardEvent, useState } from "react";
import { IconButton } from "../../button/IconButton";
import { Dialog } from "../../dialog/Dialog";
import { arrowLeftIcon, arrowRightIcon } from "../../icon/icons";
import { tripMicrocopy } from "../../microcopy/tripMicrocopy";
import { Picture, type PictureData } from "../../picture/Picture";
import { Text } from "../../text/Text";
import { Caption, Controls, LargeView, OpenButton, Slide, Stage, Strip } from "./Gallery.styles";

const texts = tripMicrocopy.gallery;
const most = 3;
const sizes = {
  first: "(min-width: 1580px) 960px, (min-width: 600px) 61vw, 74vw",
  further: "(min-width: 1580px) 480px, (min-width: 600px) 28vw, 74vw",
};

export interface GalleryProps {
  /** One to three; further ones are left out. */
  pictures: readonly PictureData[];
  label?: string;
}

export function Gallery({ pictures, label = texts.label }: GalleryProps) {
  const [open, setOpen] = useState<number | null>(null);
  const shown = pictures.slice(0, most);
  if (shown.length === 0) return null;
  return (
    <>
      <Strip
        role="list"
        aria-label={label}
        count={shown.length === 1 ? "one" : shown.length === 2 ? "two" : "three"}
      >
        {shown.map((picture, index) => (
          <Slide key={picture.src}>
            <OpenButton
              type="button"
              aria-label={texts.open(index + 1, picture.alt)}
              onClick={() => setOpen(index)}
            >
              <Picture
                {...picture}
                fit="cover"
                sizes={shown.length === 1 ? "92vw" : index === 0 ? sizes.first : sizes.further}
                loading={index === 0 ? "eager" : "lazy"}
              />
            </OpenButton>
          </Slide>
        ))}
      </Strip>
      <LargePicture pictures={shown} index={open} onIndexChange={setOpen} label={label} />
    </>
  );
}

interface LargePictureProps {
  pictures: readonly PictureData[];
  index: number | null;
  onIndexChange: (index: number | null) => void;
  label: string;
}

function LargePicture({ pictures, index, onIndexChange, label }: LargePictureProps) {
  const picture = index === null ? undefined : pictures[index];
  const count = pictures.length;
  const step = (by: number) => {
    if (index !== null) onIndexChange((index + by + count) % count);
  };
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  };
  return (
    <Dialog
      size="wide"
      open={picture !== undefined}
      onOpenChange={(open) => {
        if (!open) onIndexChange(null);
      }}
      title={label}
      closeLabel={texts.close}
    >
      {picture && index !== null && (
        <LargeView>
          <Stage>
            <Picture {...picture} sizes="(min-width: 1264px) 1150px, 92vw" loading="eager" />
          </Stage>
          <Caption as="figcaption">{picture.alt}</Caption>
          {count > 1 && (
            // The buttons bubble their arrow keys up to here.

            <Controls onKeyDown={stepByKey}>
              <IconButton icon={arrowLeftIcon} label={texts.previous} onClick={() => step(-1)} />
              <Text as="span" size="sm" tone="muted" aria-live="polite">
                {texts.position(index + 1, count)}
              </Text>
              <IconButton icon={arrowRightIcon} label={texts.next} onClick={() => step(1)} />
            </Controls>
          )}
        </LargeView>
      )}
    </Dialog>
  );
}
