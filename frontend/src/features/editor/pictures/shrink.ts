import { pictureLimits } from '#shared/model/picture.ts';
import {
  type Attempt,
  fitted,
  PictureFault,
  refuseLarge,
  type Shrunk,
  smallAttempts,
  writeSmall,
} from './fit.ts';

/** Opens a file as browsers show it: upright, the first picture of one that moves. */
const open = async (file: File): Promise<HTMLImageElement> => {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new PictureFault('notPicture');
    return image;
  } catch (cause) {
    throw new PictureFault('notPicture', { cause });
  } finally {
    URL.revokeObjectURL(address);
  }
};

const draw = (image: HTMLImageElement, { side }: Attempt, grow: boolean) => {
  const { width, height } = fitted({ width: image.naturalWidth, height: image.naturalHeight }, side, grow);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new PictureFault('notPicture');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return { canvas, context };
};

type Drawn = ReturnType<typeof draw>;

const write = ({ canvas }: Drawn, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/** A browser that does not write WebP gives PNG instead; JPEG has no transparency, so that white stands behind it. */
const writeJpeg = (drawn: Drawn, quality: number) => {
  const { canvas, context } = drawn;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return write(drawn, 'image/jpeg', quality);
};

/**
 * Draws a picture anew, small enough to be uploaded: what a camera noted beside it, such as the place, and anything
 * that is not a picture stays behind. A second one, for lists, is drawn beside it.
 * @throws PictureFault when it is no picture that this browser opens, or too large
 */
export const shrink = async (file: File): Promise<Shrunk> => {
  refuseLarge(file);
  const image = await open(file);
  const grow = file.type === 'image/svg+xml';
  const writeAt = async (attempt: Attempt) => {
    const drawn = draw(image, attempt, grow);
    const webp = await write(drawn, 'image/webp', attempt.quality);
    return webp?.type === 'image/webp' ? webp : writeJpeg(drawn, attempt.quality);
  };
  const picture = await writeSmall(writeAt);
  const { bytes } = pictureLimits.small;
  return picture.size <= bytes
    ? { picture }
    : { picture, small: await writeSmall(writeAt, bytes, smallAttempts) };
};

/** A file as base64. */
export const toBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(new PictureFault('notPicture', { cause: reader.error }));
    reader.readAsDataURL(file);
  });
