import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '#ui/data/tabs.tsx'

export const group = 'data'

export default function TabsExample() {
  const { t } = useTranslation('gallery')
  const [tab, setTab] = useState('summary')
  return (
    <Tabs
      label={t('tabs.label')}
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'summary', label: t('tabs.summary'), content: t('tabs.summaryText') },
        { value: 'copies', label: t('copies'), count: 4, content: t('tabs.copiesText') },
        { value: 'history', label: t('history'), content: t('tabs.historyText') },
      ]}
    />
  )
}
