/** In pixels: what a list, a shelf and a page of its own show, on screens of any density. */
export const pictureWidths = [96, 240, 480] as const

export const pictureAddress = (id: string, width: (typeof pictureWidths)[number] = 240) =>
  `/api/files/${id}/${width}.webp`

/** What an `<img>` needs to show a picture. `sizes` says how wide it is where the browser can't tell by itself. */
export const pictureSources = (id: string, sizes: string) => ({
  src: pictureAddress(id),
  srcSet: pictureWidths.map((width) => `${pictureAddress(id, width)} ${width}w`).join(', '),
  sizes,
})
