/** In pixels: what a list, a shelf and a page of its own show, on screens of any density. */
export const coverWidths = [96, 240, 480] as const

export const coverAddress = (id: string, width: (typeof coverWidths)[number] = 240) =>
  `/api/files/${id}/${width}.webp`

/** What an `<img>` needs to show a cover. `sizes` says how wide it is where the browser can't tell by itself. */
export const coverPicture = (id: string, sizes: string) => ({
  src: coverAddress(id),
  srcSet: coverWidths.map((width) => `${coverAddress(id, width)} ${width}w`).join(', '),
  sizes,
})
