import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const EXPORT = 'export const tsrStartManifest ='

/** Pages of the build load their modules after the first paint: until then the line is free for what is painted. */
export function afterPaint(): Plugin {
  const helper = resolve(import.meta.dirname, 'modules-as-data.ts')
  return {
    name: 'product:after-paint',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /tanstack-start-manifest:v$/ },
      handler(code) {
        if (!code.includes(EXPORT)) this.error('The manifest of the router has another form.')
        return [
          `import { modulesAsData } from ${JSON.stringify(helper)}`,
          code.replace(EXPORT, 'const withLinks ='),
          `${EXPORT} () => modulesAsData(withLinks())`,
        ].join('\n')
      },
    },
  }
}
