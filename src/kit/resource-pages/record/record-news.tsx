import { use } from 'react'
import type { OnDemand } from '#ui/first-use/on-demand.ts'
import { useOnceAtRest } from '#ui/first-use/use-first-use.ts'
import { ManagerModules, type News, newsOf, type RecordNewsProps } from '../manager-module.ts'

export function RecordNews(props: RecordNewsProps) {
  const news = newsOf(use(ManagerModules))
  return news && <OnceAtRest news={news} {...props} />
}

function OnceAtRest({ news, ...props }: RecordNewsProps & { news: OnDemand<News> }) {
  const parts = useOnceAtRest(news)
  return parts && <parts.RecordNews {...props} />
}
