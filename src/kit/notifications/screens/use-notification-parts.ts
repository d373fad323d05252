import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParts } from '#kit/parts/index.ts'
import { ownParts } from '../own-parts.ts'

/** The parts of all domains, with their texts. */
export function useNotificationParts() {
  const { loadNotifications } = useParts()
  const { i18n } = useTranslation()
  const { data } = useQuery({
    queryKey: ['notification words', i18n.language],
    queryFn: async () => {
      const parts = [ownParts, ...(await loadNotifications()).parts]
      const [channel] = parts.flatMap((part) => part.channel ?? [])
      await i18n.loadNamespaces([...parts.map(({ texts }) => texts), ...(channel?.texts ?? [])])
      return {
        words: Object.fromEntries(parts.flatMap(({ words }) => Object.entries(words))),
        topics: Object.fromEntries(parts.flatMap(({ topics }) => Object.entries(topics))),
        channel,
      }
    },
    staleTime: Infinity,
  })
  return data
}
