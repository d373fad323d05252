import type { SampleGenre } from './classics.server.ts'

export const moreClassics: SampleGenre[] = [
  {
    name: 'Mystery',
    colour: 250,
    books: `
      1860 | The Woman in White | Wilkie Collins
      1868 | The Moonstone | Wilkie Collins
      1887 | A Study in Scarlet | Arthur Conan Doyle
      1890 | The Sign of the Four | Arthur Conan Doyle
      1892 | The Adventures of Sherlock Holmes | Arthur Conan Doyle
      1902 | The Hound of the Baskervilles | Arthur Conan Doyle
      1907 | Arsène Lupin, gentleman-cambrioleur | Maurice Leblanc
      1907 | Le Mystère de la chambre jaune | Gaston Leroux
      1911 | The Innocence of Father Brown | G. K. Chesterton
      1915 | The Thirty-Nine Steps | John Buchan
      1866 | L’Affaire Lerouge | Émile Gaboriau`,
  },
  {
    name: 'Poetry',
    colour: 350,
    books: `
      1609 | Shakespeare’s Sonnets | William Shakespeare
      1794 | Songs of Innocence and of Experience | William Blake
      1798 | Lyrical Ballads | William Wordsworth and Samuel Taylor Coleridge
      1850 | Sonnets from the Portuguese | Elizabeth Barrett Browning
      1855 | Leaves of Grass | Walt Whitman
      1862 | Goblin Market and Other Poems | Christina Rossetti
      1896 | A Shropshire Lad | A. E. Housman
      1910 | গীতাঞ্জলি | রবীন্দ্রনাথ ঠাকুর
      1923 | The Prophet | Kahlil Gibran
      1820 | Méditations poétiques | Alphonse de Lamartine
      1856 | Les Contemplations | Victor Hugo
      1857 | Les Fleurs du mal | Charles Baudelaire
      1873 | Une saison en enfer | Arthur Rimbaud
      1874 | Romances sans paroles | Paul Verlaine
      1913 | Alcools | Guillaume Apollinaire
      1827 | Buch der Lieder | Heinrich Heine
      1923 | Duineser Elegien | Rainer Maria Rilke
      1835 | Canti | Giacomo Leopardi
      1871 | Rimas | Gustavo Adolfo Bécquer
      1888 | Azul... | Rubén Darío
      1912 | Campos de Castilla | Antonio Machado
      1834 | Pan Tadeusz | Adam Mickiewicz
      1368 | دیوان حافظ | حافظ
      1258 | گلستان | سعدی
      1257 | بوستان | سعدی
      1120 | رباعیات | عمر خیام
      960 | ديوان المتنبي | أبو الطيب المتنبي
      1058 | اللزوميات | أبو العلاء المعري
      1702 | おくのほそ道 | 松尾芭蕉`,
  },
  {
    name: 'Drama',
    colour: 5,
    books: `
      -458 | Ὀρέστεια | Αἰσχύλος
      -441 | Ἀντιγόνη | Σοφοκλῆς
      -431 | Μήδεια | Εὐριπίδης
      -411 | Λυσιστράτη | Ἀριστοφάνης
      1592 | Doctor Faustus | Christopher Marlowe
      1597 | Romeo and Juliet | William Shakespeare
      1600 | A Midsummer Night’s Dream | William Shakespeare
      1603 | Hamlet | William Shakespeare
      1606 | King Lear | William Shakespeare
      1606 | Macbeth | William Shakespeare
      1611 | The Tempest | William Shakespeare
      1895 | The Importance of Being Earnest | Oscar Wilde
      1913 | Pygmalion | George Bernard Shaw
      1637 | Le Cid | Pierre Corneille
      1664 | Le Tartuffe | Molière
      1668 | L’Avare | Molière
      1677 | Phèdre | Jean Racine
      1784 | Le Mariage de Figaro | Pierre-Augustin Caron de Beaumarchais
      1897 | Cyrano de Bergerac | Edmond Rostand
      1779 | Nathan der Weise | Gotthold Ephraim Lessing
      1804 | Wilhelm Tell | Friedrich Schiller
      1808 | Faust | Johann Wolfgang von Goethe
      1635 | La vida es sueño | Pedro Calderón de la Barca
      1619 | Fuenteovejuna | Lope de Vega
      1879 | Et dukkehjem | Henrik Ibsen
      1888 | Fröken Julie | August Strindberg
      1836 | Ревизор | Николай Гоголь
      1896 | Чайка | Антон Чехов
      1904 | Вишнёвый сад | Антон Чехов
      400 | अभिज्ञानशाकुन्तलम् | कालिदास`,
  },
  {
    name: 'Epic and myth',
    colour: 40,
    books: `
      -750 | Ἰλιάς | Ὅμηρος
      -720 | Ὀδύσσεια | Ὅμηρος
      -19 | Aeneis | Publius Vergilius Maro
      8 | Metamorphoses | Publius Ovidius Naso
      1010 | شاهنامه | فردوسی
      1321 | Divina Commedia | Dante Alighieri
      1516 | Orlando furioso | Ludovico Ariosto
      1572 | Os Lusíadas | Luís de Camões
      1667 | Paradise Lost | John Milton
      1849 | Kalevala | Elias Lönnrot
      1485 | Le Morte d’Arthur | Thomas Malory
      1522 | 三國演義 | 羅貫中`,
  },
  {
    name: 'Short stories',
    colour: 160,
    books: `
      1353 | Decameron | Giovanni Boccaccio
      1400 | The Canterbury Tales | Geoffrey Chaucer
      1840 | Tales of the Grotesque and Arabesque | Edgar Allan Poe
      1888 | The Happy Prince and Other Tales | Oscar Wilde
      1906 | The Four Million | O. Henry
      1914 | Dubliners | James Joyce
      1922 | The Garden Party and Other Stories | Katherine Mansfield
      1880 | Boule de Suif | Guy de Maupassant
      1866 | Lettres de mon moulin | Alphonse Daudet
      1915 | Die Verwandlung | Franz Kafka
      1917 | Cuentos de amor de locura y de muerte | Horacio Quiroga
      1842 | Шинель | Николай Гоголь
      1899 | Дама с собачкой | Антон Чехов
      1915 | 羅生門 | 芥川龍之介
      1740 | 聊齋志異 | 蒲松齡
      1923 | 呐喊 | 鲁迅
      750 | كليلة ودمنة | عبد الله بن المقفع
      1108 | مقامات الحريري | القاسم بن علي الحريري`,
  },
  {
    name: 'Children',
    colour: 95,
    books: `
      1812 | Kinder- und Hausmärchen | Jacob und Wilhelm Grimm
      1837 | Eventyr, fortalte for Børn | Hans Christian Andersen
      1863 | The Water-Babies | Charles Kingsley
      1865 | Alice’s Adventures in Wonderland | Lewis Carroll
      1871 | Through the Looking-Glass | Lewis Carroll
      1877 | Black Beauty | Anna Sewell
      1880 | Heidi | Johanna Spyri
      1883 | Le avventure di Pinocchio | Carlo Collodi
      1894 | The Jungle Book | Rudyard Kipling
      1900 | The Wonderful Wizard of Oz | L. Frank Baum
      1902 | Just So Stories | Rudyard Kipling
      1902 | The Tale of Peter Rabbit | Beatrix Potter
      1906 | Nils Holgerssons underbara resa genom Sverige | Selma Lagerlöf
      1906 | The Railway Children | E. Nesbit
      1908 | Anne of Green Gables | L. M. Montgomery
      1908 | The Wind in the Willows | Kenneth Grahame
      1911 | Peter and Wendy | J. M. Barrie
      1911 | The Secret Garden | Frances Hodgson Burnett
      1926 | Winnie-the-Pooh | A. A. Milne
      1697 | Histoires ou contes du temps passé | Charles Perrault
      1668 | Fables | Jean de La Fontaine`,
  },
  {
    name: 'Philosophy',
    colour: 265,
    books: `
      -375 | Πολιτεία | Πλάτων
      -340 | Ἠθικὰ Νικομάχεια | Ἀριστοτέλης
      -400 | 論語 | 孔子
      -400 | 道德經 | 老子
      65 | Epistulae morales ad Lucilium | Lucius Annaeus Seneca
      180 | Τὰ εἰς ἑαυτόν | Μᾶρκος Αὐρήλιος
      1095 | تهافت الفلاسفة | أبو حامد الغزالي
      1180 | تهافت التهافت | ابن رشد
      1180 | حي بن يقظان | ابن طفيل
      1516 | Utopia | Thomas More
      1532 | Il Principe | Niccolò Machiavelli
      1637 | Discours de la méthode | René Descartes
      1651 | Leviathan | Thomas Hobbes
      1670 | Pensées | Blaise Pascal
      1759 | Candide, ou l’Optimisme | Voltaire
      1762 | Du contrat social | Jean-Jacques Rousseau
      1781 | Kritik der reinen Vernunft | Immanuel Kant
      1792 | A Vindication of the Rights of Woman | Mary Wollstonecraft
      1859 | On Liberty | John Stuart Mill
      1883 | Also sprach Zarathustra | Friedrich Nietzsche`,
  },
  {
    name: 'Essays',
    colour: 190,
    books: `
      1580 | Essais | Michel de Montaigne
      1597 | Essays | Francis Bacon
      1841 | Essays: First Series | Ralph Waldo Emerson
      1854 | Walden; or, Life in the Woods | Henry David Thoreau
      1903 | The Souls of Black Folk | W. E. B. Du Bois
      1929 | A Room of One’s Own | Virginia Woolf
      1002 | 枕草子 | 清少納言
      1331 | 徒然草 | 吉田兼好
      850 | كِتَاب البُخَلَاء | الجَاحِظ
      1022 | طوق الحمامة | ابن حزم الأندلسي`,
  },
  {
    name: 'History and travel',
    colour: 60,
    books: `
      -430 | Ἱστορίαι | Ἡρόδοτος
      -400 | Ἱστορία τοῦ Πελοποννησιακοῦ Πολέμου | Θουκυδίδης
      -50 | Commentarii de bello Gallico | Gaius Iulius Caesar
      -91 | 史記 | 司馬遷
      1300 | Il Milione | Marco Polo
      1355 | رحلة ابن بطوطة | ابن بطوطة
      1377 | المقدمة | ابن خلدون
      1776 | The History of the Decline and Fall of the Roman Empire | Edward Gibbon
      1835 | De la démocratie en Amérique | Alexis de Tocqueville
      1839 | The Voyage of the Beagle | Charles Darwin
      1845 | Narrative of the Life of Frederick Douglass | Frederick Douglass
      1869 | The Innocents Abroad | Mark Twain
      1879 | Travels with a Donkey in the Cévennes | Robert Louis Stevenson
      1903 | Maisha ya Hamed bin Muhammed el Murjebi yaani Tippu Tip | Tippu Tip
      1810 | Al-Inkishafi | Sayyid Abdallah bin Ali bin Nasir`,
  },
]
