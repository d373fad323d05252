export const pictureWidths = [96, 240, 480] as const

export const pictureAddress = (id: string, width: (typeof pictureWidths)[number] = 240) =>
  `/api/files/${id}/${width}.webp`

export const pictureSources = (id: string, sizes: string) => ({
  src: pictureAddress(id),
  srcSet: pictureWidths.map((width) => `${pictureAddress(id, width)} ${width}w`).join(', '),
  sizes,
})
