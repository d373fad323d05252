import { createHash } from 'node:crypto'
import type { ReactElement } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build, type Plugin, type Rolldown, runnerImport } from 'vite'

const ROOM = 'modules/pwa/install'

interface Places {
  style: string
  icon: string
  script: string
}

interface OfflineModule {
  OfflinePage: (props: Places) => ReactElement
}

/** Emits the service worker and the page that it shows offline. */
export default function installable(): Plugin {
  return {
    name: 'product:installable',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const keep = (name: string, source: string) =>
          `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`
        const style = fileOf(bundle, /\/app-[^/]+\.css$/)
        const icon = fileOf(bundle, /\/favicon-[^/]+\.svg$/)
        const script = keep('offline.js', await compile(`${ROOM}/offline/offline-script.ts`))
        const offlinePage = keep('offline.html', await drawOfflinePage({ style, icon, script }))
        const files = [offlinePage, style, icon, script]
        const version = versionOf([...Object.keys(bundle), ...files])
        const source = await compile(`${ROOM}/worker/worker.ts`, { version, offlinePage, files })
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}

function fileOf(bundle: Rolldown.OutputBundle, pattern: RegExp): string {
  const file = Object.keys(bundle).find((name) => pattern.test(name))
  if (!file) throw new Error(`The build has nothing for the offline page like ${pattern}`)
  return `/${file}`
}

/** Any change in the build changes a file name, so the hash of the names is a reproducible version. */
function versionOf(names: string[]): string {
  return createHash('sha256').update(names.toSorted().join()).digest('base64url').slice(0, 12)
}

async function drawOfflinePage(places: Places): Promise<string> {
  const { module } = await runnerImport<OfflineModule>(`/${ROOM}/offline/offline-page.tsx`)
  return `<!doctype html>${renderToStaticMarkup(createElement(module.OfflinePage, places))}`
}

/** Bundles into one file: the worker and the offline page must not depend on the product's chunks. */
async function compile(entry: string, kept?: object): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { KEPT: JSON.stringify(kept) },
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  if (!Array.isArray(built) && 'output' in built) return built.output[0].code
  throw new Error(`${entry} did not become one file`)
}
