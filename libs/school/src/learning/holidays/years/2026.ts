import { type HolidayYear, joint, national } from './year.ts';

/** Decree of three ministers of 19 September 2025: 17 national holidays and 8 days of joint leave. */
export const YEAR_2026: HolidayYear = {
  year: 2026,
  decree: 'SKB 3 Menteri No. 1497/2025, No. 2/2025, No. 5/2025',
  days: [
    national('2026-01-01', 'Tahun Baru Masehi', 'New Year'),
    national('2026-01-16', 'Isra Mikraj Nabi Muhammad SAW', 'Isra and Mi’raj'),
    joint('2026-02-16', 'Tahun Baru Imlek', 'Lunar New Year'),
    national('2026-02-17', 'Tahun Baru Imlek 2577 Kongzili', 'Lunar New Year'),
    joint('2026-03-18', 'Hari Suci Nyepi', 'Nyepi'),
    national('2026-03-19', 'Hari Suci Nyepi (Tahun Baru Saka 1948)', 'Nyepi'),
    joint('2026-03-20', 'Idulfitri', 'Eid al-Fitr'),
    national('2026-03-21', 'Idulfitri 1447 Hijriah', 'Eid al-Fitr'),
    national('2026-03-22', 'Idulfitri 1447 Hijriah', 'Eid al-Fitr'),
    joint('2026-03-23', 'Idulfitri', 'Eid al-Fitr'),
    joint('2026-03-24', 'Idulfitri', 'Eid al-Fitr'),
    national('2026-04-03', 'Wafat Yesus Kristus', 'Good Friday'),
    national('2026-04-05', 'Kebangkitan Yesus Kristus (Paskah)', 'Easter Sunday'),
    national('2026-05-01', 'Hari Buruh Internasional', 'Labour Day'),
    national('2026-05-14', 'Kenaikan Yesus Kristus', 'Ascension Day'),
    joint('2026-05-15', 'Kenaikan Yesus Kristus', 'Ascension Day'),
    national('2026-05-27', 'Iduladha 1447 Hijriah', 'Eid al-Adha'),
    joint('2026-05-28', 'Iduladha', 'Eid al-Adha'),
    national('2026-05-31', 'Hari Raya Waisak 2570 BE', 'Vesak'),
    national('2026-06-01', 'Hari Lahir Pancasila', 'Pancasila Day'),
    national('2026-06-16', 'Tahun Baru Islam 1448 Hijriah', 'Islamic New Year'),
    national('2026-08-17', 'Proklamasi Kemerdekaan', 'Independence Day'),
    national('2026-08-25', 'Maulid Nabi Muhammad SAW', 'Birthday of the Prophet Muhammad'),
    joint('2026-12-24', 'Natal', 'Christmas'),
    national('2026-12-25', 'Kelahiran Yesus Kristus (Natal)', 'Christmas Day'),
  ],
};
