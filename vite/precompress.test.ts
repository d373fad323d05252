import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { precompress } from './precompress.ts'

test('texts of the build get smaller twins, and only where they are smaller', async () => {
  const root = await mkdtemp(join(tmpdir(), 'precompress-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
  await writeFile(
    join(root, 'main.js'),
    `import('./tiny.js')\nconsole.log(${JSON.stringify('words '.repeat(500))})`,
  )
  await writeFile(join(root, 'tiny.js'), 'export default 1')
  await build({ root, configFile: false, logLevel: 'silent', plugins: [precompress()] })

  const assets = join(root, 'dist/assets')
  const [main, tiny] = ['index-', 'tiny-'].map((start) => {
    const name = readdirSync(assets).find((file) => file.startsWith(start) && file.endsWith('.js'))
    return join(assets, String(name))
  })
  const content = readFileSync(main!)
  expect(brotliDecompressSync(readFileSync(`${main}.br`))).toEqual(content)
  expect(gunzipSync(readFileSync(`${main}.gz`))).toEqual(content)
  expect(existsSync(`${tiny}.gz`)).toBe(false)
})
