import type { AfterHydration } from '#kit/parts/index.ts'
import { forgetPaths, rememberVisits } from './recent/recent-paths.ts'

const afterHydration: AfterHydration = { start: rememberVisits, forgetUser: forgetPaths }

export default afterHydration
