import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../conventions/project-files.ts'
import { licencesPage } from './licences.ts'
import { lockedPackages } from './lock.ts'

writeFileSync(join(root, 'docs/licences.md'), licencesPage(lockedPackages()))
