import { type Square, squareIn } from '#ui/fields/square/square.ts'

/** The number of pixels of the largest stored size. */
const pixels = 480

export interface ChosenPicture {
  src: string
  element: HTMLImageElement
  size: { width: number; height: number }
}

/** Undefined if the browser can't show the file. */
export async function readPicture(file: File): Promise<ChosenPicture | undefined> {
  const src = URL.createObjectURL(file)
  const element = new Image()
  element.src = src
  const isShown = await element.decode().then(
    () => true,
    () => false,
  )
  if (!isShown) {
    URL.revokeObjectURL(src)
    return undefined
  }
  const { naturalWidth: width, naturalHeight: height } = element
  return { src, element, size: { width, height } }
}

export async function cutSquare({ element, size }: ChosenPicture, square: Square): Promise<File> {
  const { side, left, top } = squareIn(size, square)
  const canvas = document.createElement('canvas')
  const width = Math.max(1, Math.round(Math.min(side, pixels)))
  canvas.width = canvas.height = width
  canvas.getContext('2d')?.drawImage(element, left, top, side, side, 0, 0, width, width)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', 0.92),
  )
  if (!blob) throw new Error('The browser drew no picture')
  return new File([blob], 'picture')
}
