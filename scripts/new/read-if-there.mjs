import { join } from 'node:path'
import { readIfAny } from '../bootstrap/project.mjs'

export const readIfThere = (root, path) => readIfAny(join(root, path))
