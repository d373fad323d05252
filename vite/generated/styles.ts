import { globSync } from 'node:fs'
import { writeFile } from './write-file.ts'

export const moduleStyles = () => writeFile('src/app/modules.gen.css', importsIn)

const importsIn = (root: string) =>
  [
    '/* The build writes this file from the module.css of each module: vite/generated/styles.ts. */',
    ...globSync('modules/*/module.css', { cwd: root })
      .toSorted()
      .map((path) => `@import '../../${path}';`),
    '',
  ].join('\n')
