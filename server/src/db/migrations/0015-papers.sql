-- Whose tax applies. Until now it followed from the time zone; a station elsewhere shows as disabled until staff name it.
update stations set metadata = metadata - 'vatPercent' || jsonb_build_object('country', places.country)
from (values
  ('Europe/Amsterdam', 'NL'), ('Europe/Athens', 'GR'), ('Europe/Berlin', 'DE'), ('Europe/Bratislava', 'SK'),
  ('Europe/Brussels', 'BE'), ('Europe/Bucharest', 'RO'), ('Europe/Budapest', 'HU'), ('Europe/Copenhagen', 'DK'),
  ('Europe/Dublin', 'IE'), ('Europe/Helsinki', 'FI'), ('Europe/Lisbon', 'PT'), ('Europe/Ljubljana', 'SI'),
  ('Europe/Luxembourg', 'LU'), ('Europe/Madrid', 'ES'), ('Europe/Malta', 'MT'), ('Europe/Paris', 'FR'),
  ('Europe/Prague', 'CZ'), ('Europe/Riga', 'LV'), ('Europe/Rome', 'IT'), ('Europe/Sofia', 'BG'),
  ('Europe/Stockholm', 'SE'), ('Europe/Tallinn', 'EE'), ('Europe/Vienna', 'AT'), ('Europe/Vilnius', 'LT'),
  ('Europe/Warsaw', 'PL'), ('Europe/Zagreb', 'HR'), ('Asia/Nicosia', 'CY')
) as places (zone, country)
where metadata ->> 'timeZone' = places.zone and not metadata ? 'country';
