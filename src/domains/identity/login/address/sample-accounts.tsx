import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { EMAIL_FORM } from './email-form.tsx'

/** Each button submits the email form with the email of its account, with JavaScript or without. */
export function SampleAccounts({ accounts }: { accounts: string[] }) {
  const { t } = useTranslation('login')
  return (
    <fieldset aria-label={t('login.continueAs')} className="mb-3 flex flex-wrap items-center gap-2">
      <span aria-hidden className="w-full">
        {t('login.continueAs')}
      </span>
      {accounts.map((email) => (
        <Button key={email} type="submit" size="sm" form={EMAIL_FORM} name="sample" value={email}>
          {t(email.startsWith('admin@') ? 'login.admin' : 'login.reader')}
        </Button>
      ))}
    </fieldset>
  )
}
