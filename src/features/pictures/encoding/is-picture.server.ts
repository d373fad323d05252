/** How the bytes of a picture begin, in Latin 1; whatever its name and its sender say. */
const beginnings = [
  /^\xFF\xD8\xFF/, // JPEG
  /^\x89PNG\r\n[^]\n/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftyp([^]{4})*?avi[fs]/,
  /^GIF8[79]a/,
]

/** The brands of an AVIF stand in its first box, which is short. */
const looked = 64

/** Whether this begins as one of the kinds of picture that are taken. */
export function isPicture(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, looked)).toString('latin1')
  return beginnings.some((known) => known.test(beginning))
}
