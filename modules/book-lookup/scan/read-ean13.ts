import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap.js'
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer.js'
import NotFoundException from '@zxing/library/esm/core/NotFoundException.js'
import EAN13Reader from '@zxing/library/esm/core/oned/EAN13Reader.js'
import ReaderException from '@zxing/library/esm/core/ReaderException.js'
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource.js'

const reader = new EAN13Reader()

export function readEan13({ data, width, height }: ImageData): string | undefined {
  const source = new RGBLuminanceSource(luminances(data), width, height)
  try {
    return reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText()
  } catch (error) {
    if (error instanceof ReaderException || error instanceof NotFoundException) return undefined
    throw error
  }
}

function luminances(rgba: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(rgba.length / 4)
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at * 4, at * 4 + 3)
    grey[at] = (red + 2 * green + blue) / 4
  }
  return grey
}
