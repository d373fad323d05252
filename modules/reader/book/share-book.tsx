import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BookSummary } from '#modules/catalogue/books/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { writeToClipboard } from '#ui/actions/write-to-clipboard.ts'
import { toast } from '#ui/feedback/toast.ts'

export function ShareBook({ book: { id, title } }: { book: BookSummary }) {
  const { t } = useTranslation('books')

  async function share() {
    const url = new URL(`/app/books/${id}`, location.href).href
    if ('share' in navigator && (await hasShared({ title, url }))) return
    if (await writeToClipboard(url)) toast.success(t('reader.linkCopied'))
    else toast.error(t('reader.linkNotCopied'), { description: url })
  }

  return (
    <Button onClick={() => void share()}>
      <Share2 aria-hidden />
      {t('reader.share')}
    </Button>
  )
}

/** A user who cancels needs no other way to share; a device that refuses does. */
async function hasShared(link: ShareData) {
  try {
    await navigator.share(link)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
