import { createOnDemand } from '#ui/first-use/on-demand.ts'

export { ListNews } from './list-news.tsx'

export const recordNews = createOnDemand(() => import('./record-news.tsx'))
