import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParts } from '#kit/parts/index.ts'
import type { ChannelParts } from '../channel-parts.ts'
import { identityNotices, ownNotices } from '../own-notices.ts'

const [channel] = Object.values(
  import.meta.glob<ChannelParts>('../../*/notification-channel.ts', {
    import: 'default',
    eager: true,
  }),
)

/** The notices of all features, with their texts. */
export function useNotificationParts() {
  const { loadNotices } = useParts()
  const { i18n } = useTranslation()
  const { data } = useQuery({
    queryKey: ['notification words', i18n.language],
    queryFn: async () => {
      const parts = [ownNotices, ...(await loadNotices()).parts, identityNotices]
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
