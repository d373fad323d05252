import { forEditing } from '#kit/api/index.ts'
import type { Screens } from '../screens.ts'
import { oneQuery } from './record-query.ts'

export const editedQuery = (screens: Screens, id: string) => forEditing(oneQuery(screens, id))
