import { use } from 'react'
import type { Prepared } from './sign-in-parts.ts'

/** Suspends until the code is there, which loaders have fetched before. */
export const usePart = <Part>(part: Prepared<Part>): Part => part.here() ?? use(part.fetch())
