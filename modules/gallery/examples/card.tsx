import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Card } from '#ui/data/card.tsx'

export const group = 'data'

export default function CardExample() {
  const { t } = useTranslation('gallery')
  return (
    <div className="max-w-md">
      <Card
        title={t('card.title')}
        description={t('card.description')}
        actions={
          <IconButton label={t('moreActions')}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        footer={<span className="text-ink-soft">{t('card.footer')}</span>}
      >
        {t('card.text')}
      </Card>
    </div>
  )
}
