const LOOPBACK = /^(127\.|::1$)/
const PRIVATE =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/i

export function addressPlace(address: string | null): 'thisMachine' | 'localNetwork' | 'elsewhere' {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? ''
  if (LOOPBACK.test(plain)) return 'thisMachine'
  return PRIVATE.test(plain) ? 'localNetwork' : 'elsewhere'
}
