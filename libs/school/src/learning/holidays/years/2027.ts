import { type HolidayYear, national } from './year.ts';

/** Without a decree so far: fixed days are sure, Good Friday to Ascension follow Easter (28 March), the others are computed. */
export const YEAR_2027: HolidayYear = {
  year: 2027,
  decree: null,
  days: [
    national('2027-01-01', 'Tahun Baru Masehi', 'New Year'),
    national('2027-01-05', 'Isra Mikraj Nabi Muhammad SAW', 'Isra and Mi’raj'),
    national('2027-02-06', 'Tahun Baru Imlek 2578 Kongzili', 'Lunar New Year'),
    national('2027-03-08', 'Hari Suci Nyepi (Tahun Baru Saka 1949)', 'Nyepi'),
    national('2027-03-10', 'Idulfitri 1448 Hijriah', 'Eid al-Fitr'),
    national('2027-03-11', 'Idulfitri 1448 Hijriah', 'Eid al-Fitr'),
    national('2027-03-26', 'Wafat Yesus Kristus', 'Good Friday'),
    national('2027-03-28', 'Kebangkitan Yesus Kristus (Paskah)', 'Easter Sunday'),
    national('2027-05-01', 'Hari Buruh Internasional', 'Labour Day'),
    national('2027-05-06', 'Kenaikan Yesus Kristus', 'Ascension Day'),
    national('2027-05-17', 'Iduladha 1448 Hijriah', 'Eid al-Adha'),
    national('2027-05-20', 'Hari Raya Waisak 2571 BE', 'Vesak'),
    national('2027-06-01', 'Hari Lahir Pancasila', 'Pancasila Day'),
    national('2027-06-06', 'Tahun Baru Islam 1449 Hijriah', 'Islamic New Year'),
    national('2027-08-15', 'Maulid Nabi Muhammad SAW', 'Birthday of the Prophet Muhammad'),
    national('2027-08-17', 'Proklamasi Kemerdekaan', 'Independence Day'),
    national('2027-12-25', 'Kelahiran Yesus Kristus (Natal)', 'Christmas Day'),
  ],
};
