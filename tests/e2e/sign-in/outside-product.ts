import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOutside, type Place } from '../../outside/outside.ts'
import { startProduct } from '../own-product.ts'

export async function startOutsideProduct(
  origin: string,
  places: Record<string, Place>,
  environment: Record<string, string>,
) {
  const outside = await openOutside(places)
  const folder = mkdtempSync(join(tmpdir(), 'test-outside-'))
  const certificate = join(folder, 'certificate.pem')
  writeFileSync(certificate, outside.certificate)
  const forget = () => {
    outside.close()
    rmSync(folder, { recursive: true })
  }
  const product = await startProduct(origin, {
    ...environment,
    NODE_USE_ENV_PROXY: '1',
    HTTPS_PROXY: outside.address,
    NODE_EXTRA_CA_CERTS: certificate,
  }).catch((error: unknown) => {
    forget()
    throw error
  })
  async function close() {
    await product.close()
    forget()
  }
  return { proxy: { server: outside.address, bypass: 'localhost' }, close }
}
