import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { onTestFinished, vi } from 'vitest'
import { freePort } from '#platform/free-port.ts'
import { debianProgram } from '#platform/test-debian-program.ts'
import { root } from '../conventions/project-files.ts'
import { makeCertificate } from '../outside/certificate.ts'
import { serve } from './served-product.ts'

export async function behindNginx(variables: Record<string, string>, count = 2) {
  const { folder, origin, http, ports } = await nginxBefore(count)
  const start = (port: number) =>
    serve({
      command: [process.execPath, 'scripts/serve.mjs'],
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        BASE_URL: origin,
        DATA_DIR: join(folder, 'data'),
        TRUSTED_PROXIES: '127.0.0.1',
        ...variables,
      },
      port,
    })
  // The first process creates the database.
  const [first = 0, ...others] = ports
  const processes = [await start(first), ...(await Promise.all(others.map(start)))]
  return { origin, http, ports, processes, start, folder }
}

/** The site of the guide, with a certificate of its own, before so many ports. */
export async function nginxBefore(count: number) {
  const folder = temporaryFolder()
  const [http, https] = await Promise.all([freePort(), freePort()])
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()))
  trustCertificate(folder)
  await startNginx(folder, { http, https, ports })
  return { folder, origin: `https://localhost:${https}`, http: `http://localhost:${http}`, ports }
}

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'test-nginx-'))
  // If root runs the tests, nginx and PostgreSQL run as other users, which must reach the folder.
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

function trustCertificate(folder: string) {
  const { key, cert } = makeCertificate(['localhost'])
  writeFileSync(join(folder, 'privkey.pem'), key, { mode: 0o600 })
  writeFileSync(join(folder, 'fullchain.pem'), cert)
  const trusted = getCACertificates('default')
  setDefaultCACertificates([...trusted, cert])
  onTestFinished(() => setDefaultCACertificates(trusted))
}

type Ports = { http: number; https: number; ports: number[] }

async function startNginx(folder: string, { http, https, ports }: Ports) {
  const site = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace(/(?<=listen |:)80(?=[ ;])/g, `${http}`)
    .replace(/(?<=listen |:)443(?=[ ;])/g, `${https}`)
    .replace(/( *server .*):3001(.*\n) *server .*:3002.*\n/, (_, before: string, after: string) =>
      ports.map((port) => `${before}:${port}${after}`).join(''),
    )
    .replaceAll(/(?<=certificate\w* )\/\S+\/(?=\w+\.pem)/g, `${folder}/`)
  writeFileSync(join(folder, 'site.conf'), site)
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const around = `pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${kept} include ${folder}/site.conf; }`
  writeFileSync(join(folder, 'nginx.conf'), around)
  const words = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']
  const child = spawn(debianProgram(join(folder, 'debian'), 'nginx', 'nginx').file, words, {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const saying = text(child.stderr)
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await ended
  })
  const listens = async () => {
    if (child.exitCode !== null) throw new Error(await saying)
    const head = { method: 'HEAD', redirect: 'manual' } as const
    return fetch(`http://localhost:${http}`, head).then(
      () => true,
      () => false,
    )
  }
  await vi.waitUntil(listens, { timeout: 10_000 })
}
