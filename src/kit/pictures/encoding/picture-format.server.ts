/** Formats that are expensive to decode have a pixel limit (decision 0016). */
const formats = [
  { signature: /^\xFF\xD8\xFF/, megapixels: Infinity }, // JPEG
  { signature: /^\x89PNG\r\n[^]\n/, megapixels: Infinity },
  { signature: /^RIFF[^]{4}WEBP/, megapixels: Infinity },
  { signature: /^[^]{4}ftyp([^]{4})*?avi[fs]/, megapixels: 16 },
  { signature: /^GIF8[79]a/, megapixels: 16 },
]

/** The brands of an AVIF are in its first box, which is short. */
const signatureBytes = 64

export function pictureFormat(bytes: Uint8Array) {
  const beginning = Buffer.from(bytes.subarray(0, signatureBytes)).toString('latin1')
  return formats.find(({ signature }) => signature.test(beginning))
}
