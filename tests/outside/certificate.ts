import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Generated for each run, so that the repository contains no key. */
export function makeCertificate(hosts: string[]): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const name = sequence(set(sequence(commonName, text('Outside world of the tests'))))
  const names = sequence(...hosts.map((host) => der(0x82, Buffer.from(host))))
  const facts = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    sequence(ecdsaWithSha256),
    name,
    sequence(time(-1), time(1)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(subjectAlternativeNames, der(0x04, names)))),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', facts, privateKey))
  const certificate = sequence(facts, sequence(ecdsaWithSha256), signature)
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const inside = Buffer.concat(parts)
  const { length } = inside
  const sizes = length < 128 ? [length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...sizes]), inside])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const set = (...parts: Buffer[]) => der(0x31, ...parts)
const text = (words: string) => der(0x0c, Buffer.from(words))
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))

const commonName = objectId('550403')
const subjectAlternativeNames = objectId('551d11')
const ecdsaWithSha256 = objectId('2a8648ce3d040302')

function time(days: number): Buffer {
  const moment = new Date(Date.now() + days * 24 * 3600_000)
  return der(0x17, Buffer.from(`${moment.toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`))
}
