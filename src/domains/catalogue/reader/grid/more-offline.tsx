import { useOfflineWords } from '../use-offline-words.ts'

/** The next books come once the network is back; those that are there stay. */
export function MoreOffline() {
  const { title, text } = useOfflineWords()
  return (
    <output className="block py-6 text-center text-sm">
      <b className="block font-medium">{title}</b>
      <span className="text-ink-soft">{text}</span>
    </output>
  )
}
