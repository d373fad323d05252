import { createOnDemand } from '#ui/first-use/on-demand.ts'

type ReadBarcode = (video: HTMLVideoElement) => Promise<string | undefined> | string | undefined

/** Not in every browser yet: https://developer.mozilla.org/docs/Web/API/BarcodeDetector */
interface Detectors {
  new (options: { formats: string[] }): {
    detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
  }
  getSupportedFormats: () => Promise<string[]>
}

declare global {
  var BarcodeDetector: Detectors | undefined
}

const ean13 = 'ean_13'
const widestPicture = 960

const decoder = createOnDemand(() => import('./read-ean13.ts'))

export async function barcodeReader(): Promise<ReadBarcode> {
  const { BarcodeDetector } = globalThis
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes(ean13)) {
    return ownReader()
  }
  const detector = new BarcodeDetector({ formats: [ean13] })
  return async (video) => (await detector.detect(video))[0]?.rawValue
}

async function ownReader(): Promise<ReadBarcode> {
  const { readEan13 } = await decoder.fetch()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (video) => {
    const scale = Math.min(1, widestPicture / video.videoWidth)
    canvas.width = video.videoWidth * scale
    canvas.height = video.videoHeight * scale
    if (!context || canvas.width === 0) return undefined
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    return readEan13(context.getImageData(0, 0, canvas.width, canvas.height))
  }
}
