import type { NoticeParts } from '#kit/notices/index.ts'

const ofModules = import.meta.glob<NoticeParts>('../../modules/*/module.notices.ts', {
  import: 'default',
  eager: true,
})

export const parts: NoticeParts[] = Object.values(ofModules)
