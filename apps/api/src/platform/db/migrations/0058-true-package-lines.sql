-- Packages said that meeting 1 starts at the right step. The test only proposes a level, which is confirmed by the end of
-- meeting 2. A line that the school has worded itself stays.
update package set
  description_id = replace(replace(description_id,
    'Tes penempatan lebih dulu, supaya pertemuan 1 mulai dari langkah yang pas',
    'Tes penempatan mengusulkan level; guru memastikannya paling lambat di akhir pertemuan 2'),
    'Tes penempatan dan tes diagnostik lebih dulu, supaya jelas di mana poin Anda',
    'Tes penempatan sebelum mulai dan tes diagnostik di pertemuan 1: terlihat bagian mana yang perlu dilatih'),
  description_en = replace(replace(description_en,
    'A placement test first, so that meeting 1 starts at the right step',
    'A placement test proposes a level; the teacher confirms it by the end of meeting 2'),
    'A placement test and a diagnostic first, so that you know where your points are',
    'A placement test before the start and a diagnostic test in meeting 1 show which parts need practice'),
  version = version + 1
where position('Tes penempatan lebih dulu, supaya pertemuan 1 mulai dari langkah yang pas' in description_id) > 0
  or position('Tes penempatan dan tes diagnostik lebih dulu, supaya jelas di mana poin Anda' in description_id) > 0
  or position('A placement test first, so that meeting 1 starts at the right step' in description_en) > 0
  or position('A placement test and a diagnostic first, so that you know where your points are' in description_en) > 0;
