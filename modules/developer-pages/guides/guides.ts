import { createServerFn } from '@tanstack/react-start'
import { listGuides } from './list-guides.server.ts'

export type Guide = { name: string; title: string }

export const getGuides = createServerFn({ method: 'GET' }).handler((): Promise<Guide[]> =>
  listGuides(),
)
