import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../conventions/project-files.ts'
import { licencesPage } from '../supply-chain/licences.ts'
import { lockedPackages } from '../supply-chain/lock.ts'
import { specificationPage } from './specification-page.ts'
import { lines, withTests } from './specification.ts'
import { testTitles } from './test-titles.ts'

const pages = {
  'docs/licences.md': licencesPage(lockedPackages()),
  'docs/specification.md': specificationPage(withTests(lines, testTitles())),
}
for (const [path, text] of Object.entries(pages)) writeFileSync(join(root, path), text)
