import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { Avatar } from '#ui/data/avatar.tsx'
import { Card } from '#ui/data/card.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import type { AccountStep } from '../account-steps.ts'

interface PersonCardProps {
  user: { name: string; email: string; emailVerified: boolean; image: string | null }
  onOpen: (step: AccountStep) => void
}

export function PersonCard({ user, onOpen }: PersonCardProps) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('person.title')}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar name={user.name} image={user.image} size="large" />
        <div className="min-w-0 grow">
          <p className="font-serif text-2xl/snug font-medium wrap-anywhere">
            <bdi>{user.name}</bdi>
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <bdi className="wrap-anywhere">{user.email}</bdi>
            {!user.emailVerified && <Badge tone="warning">{t('person.notVerified')}</Badge>}
          </p>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => onOpen('picture')}>{t('picture.change')}</Button>
        <Button onClick={() => onOpen('change-name')}>{t('name.change')}</Button>
        <Button onClick={() => onOpen('change-email')}>{t('email.change')}</Button>
      </div>
    </Card>
  )
}
