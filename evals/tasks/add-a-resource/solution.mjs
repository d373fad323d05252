const command =
  'node scripts/new.mjs resource suppliers name:text:required:unique email:email "country:enum(egypt,germany,morocco)" notes:longtext --icon Truck'

const translations = {
  fr: {
    Suppliers: 'Fournisseurs',
    'New supplier': 'Nouveau fournisseur',
    'Edit supplier': 'Modifier le fournisseur',
    Name: 'Nom',
    Email: 'E-mail',
    Country: 'Pays',
    Notes: 'Remarques',
    Egypt: 'Égypte',
    Germany: 'Allemagne',
    Morocco: 'Maroc',
  },
  ar: {
    Suppliers: 'المورّدون',
    'New supplier': 'مورّد جديد',
    'Edit supplier': 'تعديل المورّد',
    Name: 'الاسم',
    Email: 'البريد الإلكتروني',
    Country: 'البلد',
    Notes: 'ملاحظات',
    Egypt: 'مصر',
    Germany: 'ألمانيا',
    Morocco: 'المغرب',
  },
  sw: {
    Suppliers: 'Wauzaji',
    'New supplier': 'Muuzaji mpya',
    'Edit supplier': 'Hariri muuzaji',
    Name: 'Jina',
    Email: 'Barua pepe',
    Country: 'Nchi',
    Notes: 'Maelezo',
    Egypt: 'Misri',
    Germany: 'Ujerumani',
    Morocco: 'Moroko',
  },
}

export async function solution(copy) {
  await copy.run(command)
  const marked = copy
    .find('src/**/*.{json,ts,tsx}')
    .filter((path) => /['"]\[(fr|ar|sw)\] /.test(copy.read(path)))
  for (const path of marked) {
    const text = copy.read(path).replaceAll(/\[(fr|ar|sw)\] ([^'"]+)/g, (_, language, english) => {
      const word = translations[language][english]
      if (!word) throw new Error(`${english} has no translation`)
      return word
    })
    copy.write(path, text)
  }
}
