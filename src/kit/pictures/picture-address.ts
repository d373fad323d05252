/** In pixels, for lists, shelves and detail pages on screens of any density. */
export const pictureWidths = [96, 240, 480] as const

export const pictureAddress = (id: string, width: (typeof pictureWidths)[number] = 240) =>
  `/api/files/${id}/${width}.webp`

/** The attributes of an `<img>`. `sizes` is its displayed width, for browsers that can't derive it. */
export const pictureSources = (id: string, sizes: string) => ({
  src: pictureAddress(id),
  srcSet: pictureWidths.map((width) => `${pictureAddress(id, width)} ${width}w`).join(', '),
  sizes,
})
