/** A published source, as it is listed under a page. */
export interface Reference {
  /** Authors or body, title, journal or publisher, year and pages, as far as they are known. */
  text: string;
  /** Where it can be read. */
  url?: string;
}

/**
 * Every source the pages may cite, each checked to exist; a page lists the ones it cites, in
 * order.
 */
export const references = {
  'citt-2008': {
    text: 'Convergence Insufficiency Treatment Trial Investigator Group. Randomized clinical trial of treatments for symptomatic convergence insufficiency in children. Archives of Ophthalmology 2008;126(10):1336-49.',
    url: 'https://doi.org/10.1001/archopht.126.10.1336',
  },
  'citt-2009': {
    text: 'CITT Study Group. Long-term effectiveness of treatments for symptomatic convergence insufficiency in children. Optometry and Vision Science 2009;86(9):1096-103.',
    url: 'https://doi.org/10.1097/OPX.0b013e3181b6210f',
  },
  'citt-art-2019-symptoms': {
    text: 'CITT-ART Investigator Group. Treatment of symptomatic convergence insufficiency in children enrolled in CITT-ART. Optometry and Vision Science 2019;96(11):825-35.',
    url: 'https://doi.org/10.1097/OPX.0000000000001443',
  },
  'citt-art-2019-reading': {
    text: 'CITT-ART Investigator Group. Effect of vergence/accommodative therapy on reading. Optometry and Vision Science 2019;96(11):836-49.',
    url: 'https://doi.org/10.1097/OPX.0000000000001442',
  },
  'citt-art-2021-attention': {
    text: 'CITT-ART Investigator Group. Effect of vergence/accommodative therapy on attention in children with convergence insufficiency. Optometry and Vision Science 2021.',
  },
  'scheiman-2020': {
    text: 'Scheiman M, Kulp MT, Cotter SA, Lawrenson JG, Wang L, Li T. Interventions for convergence insufficiency: network meta-analysis. Cochrane Database of Systematic Reviews 2020;12:CD006768.',
    url: 'https://doi.org/10.1002/14651858.CD006768.pub3',
  },
  'pedig-2016': {
    text: 'Pediatric Eye Disease Investigator Group. Home-based therapy for symptomatic convergence insufficiency in children. Optometry and Vision Science 2016;93(12).',
    url: 'https://doi.org/10.1097/OPX.0000000000000975',
  },
  'scheiman-2011': {
    text: 'Scheiman M, Cotter S, Kulp MT, et al. Treatment of accommodative dysfunction in children. Optometry and Vision Science 2011;88(11):1343-52.',
    url: 'https://doi.org/10.1097/OPX.0b013e31822f4d7c',
  },
  'adler-2002': {
    text: 'Adler P. Efficacy of treatment for convergence insufficiency using vision therapy. Ophthalmic and Physiological Optics 2002;22:565-71.',
  },
  'barrett-2009': {
    text: 'Barrett BT. A critical evaluation of the evidence supporting the practice of behavioural vision therapy. Ophthalmic and Physiological Optics 2009;29:4-25.',
  },
  'hussaindeen-2017': {
    text: 'Hussaindeen JR, Rakshit A, Singh NK, et al. Prevalence of non-strabismic anomalies of binocular vision in Tamil Nadu: report 2 of BAND study. Clinical and Experimental Optometry 2017.',
  },
  'sprunger-2022': {
    text: 'Sprunger DT, Lambert SR, Hercinovic A, et al. Esotropia and Exotropia Preferred Practice Pattern. American Academy of Ophthalmology, 2022-23.',
    url: 'https://www.aao.org/',
  },
  'aap-2009-learning': {
    text: 'American Academy of Pediatrics, American Academy of Ophthalmology, American Association for Pediatric Ophthalmology and Strabismus, American Association of Certified Orthoptists. Joint statement: learning disabilities, dyslexia, and vision. Pediatrics 2009;124(2):837-44.',
    url: 'https://doi.org/10.1542/peds.2009-1445',
  },
  'handler-2011': {
    text: 'Handler SM, Fierson WM, et al. Learning disabilities, dyslexia, and vision (technical report). Pediatrics 2011;127(3):e818-56.',
    url: 'https://doi.org/10.1542/peds.2010-3670',
  },
  'creavin-2015': {
    text: 'Creavin AL, Lingam R, Steer C, Williams C. Ophthalmic abnormalities and reading impairment. Pediatrics 2015;135(6).',
    url: 'https://doi.org/10.1542/peds.2014-3622',
  },
  'ma-2014': {
    text: "Ma X, Zhou Z, Yi H, et al. Effect of providing free glasses on children's educational outcomes in China. BMJ 2014;349:g5740.",
    url: 'https://doi.org/10.1136/bmj.g5740',
  },
  'griffiths-2016': {
    text: 'Griffiths PG, Taylor RH, Henderson LM, Barrett BT. The effect of coloured overlays and lenses on reading: systematic review. Ophthalmic and Physiological Optics 2016;36(5):519-44.',
    url: 'https://doi.org/10.1111/opo.12316',
  },
  'suttle-2018': {
    text: 'Suttle CM, Lawrenson JG, Conway ML. Efficacy of coloured overlays and lenses for treating reading difficulty. Clinical and Experimental Optometry 2018.',
    url: 'https://doi.org/10.1111/cxo.12676',
  },
  'scaria-2023': {
    text: 'Scaria LM, Bhaskaran D, George B. Prevalence of specific learning disorders among children in India. Indian Journal of Psychological Medicine 2023;45(3):213-9.',
    url: 'https://doi.org/10.1177/02537176221100128',
  },
  'mogasale-learning': {
    text: 'Mogasale VV, et al. Study of specific learning disabilities in a South Indian city. Indian Journal of Pediatrics.',
    url: 'https://doi.org/10.1007/s12098-011-0553-3',
  },
  'hu-2022': {
    text: 'Hu B, Liu Z, Zhao J, et al. Global prevalence of amblyopia in children. Frontiers in Pediatrics 2022;10:819998.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9114436/',
  },
  'fu-2020': {
    text: 'Fu Z, Hong H, Su Z, et al. Global prevalence of amblyopia and projections through 2040. British Journal of Ophthalmology 2020;104(8):1164.',
  },
  'hashemi-amblyopia': {
    text: 'Hashemi, et al. Pooled study of amblyopia and its causes.',
  },
  'cruz-2023': {
    text: 'Cruz OA, Repka MX, Hercinovic A, et al. Amblyopia Preferred Practice Pattern. Ophthalmology 2023;130(3):P136-78.',
  },
  'pedig-2006': {
    text: 'Pediatric Eye Disease Investigator Group. Treatment of anisometropic amblyopia in children with refractive correction. Ophthalmology 2006;113(6):895-903.',
    url: 'https://doi.org/10.1016/j.ophtha.2006.01.068',
  },
  'pedig-2003-moderate': {
    text: 'Pediatric Eye Disease Investigator Group. Randomized trial of patching regimens for moderate amblyopia. Archives of Ophthalmology 2003;121(5):603-11.',
  },
  'pedig-2003-severe': {
    text: 'Pediatric Eye Disease Investigator Group. Patching regimens for severe amblyopia (full-time or 6 hours). Ophthalmology 2003.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/14597512/',
  },
  'pedig-2005-atropine': {
    text: 'Pediatric Eye Disease Investigator Group. Two-year follow-up of atropine vs patching. Archives of Ophthalmology 2005;123(2):149-57.',
    url: 'https://doi.org/10.1001/archopht.123.2.149',
  },
  'pedig-2005-older-children': {
    text: 'Pediatric Eye Disease Investigator Group. Treatment of amblyopia in children aged 7 to 17. Archives of Ophthalmology 2005;123(4):437.',
    url: 'https://doi.org/10.1001/archopht.123.4.437',
  },
  'holmes-2011': {
    text: 'Holmes JM, et al. Effect of age on response to amblyopia treatment in children. Archives of Ophthalmology 2011;129(11):1451-7.',
    url: 'https://doi.org/10.1001/archophthalmol.2011.179',
  },
  'tailor-2022': {
    text: 'Tailor V, Ludden S, Bossi M, et al. Binocular versus standard occlusion or blurring treatment. Cochrane Database of Systematic Reviews 2022;2:CD011347.',
    url: 'https://doi.org/10.1002/14651858.CD011347.pub3',
  },
  'brin-2021': {
    text: 'Brin TA, Chow A, Carter C, et al. Vision-based treatments for amblyopia. BMJ Open Ophthalmology 2021;6:e000657.',
  },
  'xiao-2022': {
    text: 'Xiao S, et al. Randomized controlled trial of a dichoptic digital therapeutic for amblyopia. Ophthalmology 2022.',
  },
  'sloper-nhs': {
    text: 'Sloper J (Moorfields). Squint and lazy eye. NHS video transcript.',
    url: 'https://www.nhs.uk/',
  },
  'hashemi-2019': {
    text: 'Hashemi H, Pakzad R, Heydarian S, et al. Global and regional prevalence of strabismus. Strabismus 2019.',
    url: 'https://doi.org/10.1080/09273972.2019.1604773',
  },
  'pedig-2019-exotropia': {
    text: 'Pediatric Eye Disease Investigator Group (Mohney BG, et al.). Three-year observation of children 3 to 10 years with untreated intermittent exotropia. Ophthalmology 2019;126(9):1249-60.',
    url: 'https://doi.org/10.1016/j.ophtha.2019.01.015',
  },
  'cotter-2020': {
    text: 'Cotter SA, Mohney BG, Chandler DL, et al. Three-year observation of children 12 to 35 months old. Ophthalmic and Physiological Optics 2020;40(2):202-15.',
    url: 'https://doi.org/10.1111/opo.12668',
  },
  'pang-2021': {
    text: 'Pang Y, Gnanaraj L, Gayleard J, Han G, Hatt SR. Interventions for intermittent exotropia. Cochrane Database of Systematic Reviews 2021;9:CD003737.',
    url: 'https://doi.org/10.1002/14651858.CD003737.pub4',
  },
  'nhs-squint': {
    text: 'NHS text on squint, as reproduced by other health websites (second-hand).',
  },
  'canadian-cancer-society-retinoblastoma': {
    text: 'Canadian Cancer Society. Signs of retinoblastoma.',
    url: 'https://cancer.ca/',
  },
  'gpnotebook-retinoblastoma': {
    text: 'GPnotebook. Retinoblastoma: clinical features.',
    url: 'https://gpnotebook.com/',
  },
  'acep-diplopia': {
    text: 'American College of Emergency Physicians. How to evaluate diplopia.',
    url: 'https://www.acepnow.com/',
  },
  'little-2018': {
    text: 'Little JA. Vision in children with autism spectrum disorder: a critical review. Clinical and Experimental Optometry 2018.',
    url: 'https://doi.org/10.1111/cxo.12651',
  },
  'williams-2021-strabismus': {
    text: 'Williams ZJ. Prevalence of strabismus in individuals on the autism spectrum. medRxiv preprint 2021.',
    url: 'https://doi.org/10.1101/2021.07.13.21260452',
  },
  'chen-2024': {
    text: 'Chen YL, Yen CF, Lai YH, Hsiao RC, Chou WP. Risks of hyperopia, myopia, astigmatism and strabismus in children with autism. 2024.',
    url: 'https://doi.org/10.47626/1516-4446-2023-3515',
  },
  'coulter-2015': {
    text: 'Coulter RA, Bade A, Tea Y, et al. Eye examination testability in children with autism. Optometry and Vision Science 2015;92(1):31-43.',
    url: 'https://doi.org/10.1097/OPX.0000000000000442',
  },
  'arora-2018': {
    text: 'Arora NK, Nair MKC, Gulati S, et al. Neurodevelopmental disorders in children aged 2-9 years, India. PLoS Medicine 2018;15(7):e1002615.',
  },
  'dalwai-2017': {
    text: 'Dalwai S, Ahmed S, Udani V, et al. Indian Academy of Pediatrics consensus statement on autism. Indian Pediatrics 2017;54(5):385-93.',
    url: 'https://doi.org/10.1007/s13312-017-1112-4',
  },
  'hyman-2020': {
    text: 'Hyman SL, Levy SE, Myers SM. Identification, evaluation and management of children with ASD. Pediatrics 2020;145(1).',
    url: 'https://doi.org/10.1542/peds.2019-3447',
  },
  'asat-vision-therapy': {
    text: 'Association for Science in Autism Treatment. Vision therapy.',
    url: 'https://asatonline.org/',
  },
  'sheppard-2018': {
    text: 'Sheppard AL, Wolffsohn JS. Digital eye strain: prevalence, measurement and amelioration. BMJ Open Ophthalmology 2018;3:e000146.',
    url: 'https://doi.org/10.1136/bmjophth-2018-000146',
  },
  'johnson-2023': {
    text: 'Johnson S, Rosenfield M. 20-20-20 rule: are these numbers justified? Optometry and Vision Science 2023;100(1):52-6.',
    url: 'https://doi.org/10.1097/OPX.0000000000001971',
  },
  'talens-estarelles-2023': {
    text: 'Talens-Estarelles C, Cerviño A, García-Lázaro S, et al. Effects of breaks on digital eye strain. Contact Lens and Anterior Eye 2023.',
    url: 'https://doi.org/10.1016/j.clae.2022.101744',
  },
  'singh-2022': {
    text: 'Singh S, McGuinness MB, Anderson AJ, Downie LE. Interventions for computer vision syndrome. Ophthalmology 2022;129(10):1192-215.',
    url: 'https://doi.org/10.1016/j.ophtha.2022.05.009',
  },
  'singh-2023': {
    text: 'Singh S, Keller PR, Busija L, et al. Blue-light filtering spectacle lenses. Cochrane Database of Systematic Reviews 2023;8:CD013244.',
    url: 'https://doi.org/10.1002/14651858.CD013244.pub2',
  },
  'gupta-2021': {
    text: 'Gupta R, Chauhan L, Varshney A. Impact of E-schooling on digital eye strain. Journal of Current Ophthalmology 2021;33(2):158-64.',
    url: 'https://doi.org/10.4103/joco.joco_89_20',
  },
  'gupta-2022': {
    text: 'Gupta P, Shah D, Bedi N, et al. Indian Academy of Pediatrics guidelines on screen time. Indian Pediatrics 2022.',
    url: 'https://doi.org/10.1007/s13312-022-2477-6',
  },
  'chang-2024': {
    text: 'Chang MY, Merabet LB. CVI working definition: NIH workshop report. Ophthalmology 2024;131(12):1359-65.',
    url: 'https://doi.org/10.1016/j.ophtha.2024.09.017',
  },
  'pehere-2019': {
    text: 'Pehere NK, Narasaiah A, Dutton GN. CVI as a cause of profound visual impairment under 3 years, South India. Indian Journal of Ophthalmology 2019;67(10):1544-7.',
    url: 'https://doi.org/10.4103/ijo.IJO_1850_18',
  },
  'babies-count-2022': {
    text: 'Snyder D, Rife D, Lyle L. Babies Count, 2022 results.',
    url: 'https://babiescount.org/',
  },
  'hatton-2007': {
    text: 'Hatton DD, Schwietz E, Boyer B, Rychwalski P. Babies Count. Journal of AAPOS 2007.',
    url: 'https://doi.org/10.1016/j.jaapos.2007.01.107',
  },
  'shirley-2017': {
    text: 'Shirley K, et al. Study in Northern Ireland. Eye 2017;31(11):1537-45.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5684458/',
  },
  'williams-2021-cvi': {
    text: 'Williams C, Pease A, Warnes P, et al. CVI-related vision problems in primary school children. Developmental Medicine and Child Neurology 2021;63(6):683-9.',
    url: 'https://doi.org/10.1111/dmcn.14819',
  },
  'cvi-interventions-2023': {
    text: 'Interventions for children with CVI: scoping review. Developmental Medicine and Child Neurology 2023;65(4):469-78.',
    url: 'https://doi.org/10.1111/dmcn.15431',
  },
  'boonstra-2022': {
    text: 'Boonstra FN, Bosch DGM, Geldof CJA, et al. Guidelines for diagnosis and referral in CVI. Frontiers in Human Neuroscience 2022;16:727565.',
  },
  'altinbay-2023': {
    text: 'Altınbay D, Taşkın İ. Behavioural characteristics of infants with CVI. Turkish Journal of Ophthalmology 2023;53(1):1-7.',
  },
  'mohapatra-cvi': {
    text: 'Mohapatra M, Rath S, Agarwal P, et al. CVI in children: multicentric study. Indian Journal of Ophthalmology.',
  },
  'konanki-2018': {
    text: 'Konanki R, et al. CVI series from Hyderabad. Child neurology congress abstract, 2018.',
  },
  'laby-2021': {
    text: 'Laby DM, Appelbaum LG. Vision and on-field performance. Optometry and Vision Science 2021;98(7):723-31.',
    url: 'https://doi.org/10.1097/OPX.0000000000001729',
  },
  'abernethy-2001': {
    text: 'Abernethy B, Wood JM. Do generalized visual training programmes for sport really work? Journal of Sports Sciences 2001;19(3):203-22.',
    url: 'https://doi.org/10.1080/026404101750095376',
  },
  'clark-2012': {
    text: 'Clark JF, Ellis JK, Bench J, et al. High-performance vision training improves batting statistics. PLoS One 2012.',
    url: 'https://doi.org/10.1371/journal.pone.0029109',
  },
  'liu-2020': {
    text: 'Liu S, Ferris LM, Hilbig S, et al. Dynamic vision training and batting practice. Psychology of Sport and Exercise 2020:101759.',
  },
  'wimshurst-2018': {
    text: 'Wimshurst Z, et al. Visual skills training programmes on elite cricket players. Eur J Sports Exerc Sci 2018;6(3).',
  },
  'digital-visual-training-2025': {
    text: 'Systematic review of digital visual training trials. Frontiers in Physiology 2025.',
    url: 'https://doi.org/10.3389/fphys.2025.1664572',
  },
  'aap-2004-eyewear': {
    text: 'American Academy of Pediatrics and American Academy of Ophthalmology. Protective eyewear for young athletes, 2004.',
  },
  'mahapatra-2018': {
    text: 'Mahapatra SK, et al. Ocular injuries while playing cricket. Indian Journal of Ophthalmology 2018;66(2):256-61.',
    url: 'https://doi.org/10.4103/ijo.IJO_458_17',
  },
  'hoskin-2023': {
    text: 'Hoskin AK, Watson S, Kamalden TA. Badminton-related eye injuries. Injury Prevention 2023;29(2):116.',
    url: 'https://doi.org/10.1136/ip-2022-044564',
  },
  'aap-2022-concussion': {
    text: 'American Academy of Pediatrics, American Academy of Ophthalmology, American Association for Pediatric Ophthalmology and Strabismus, American Association of Certified Orthoptists. Vision and concussion. Pediatrics 2022;150(2):e2021056047.',
    url: 'https://publications.aap.org/',
  },
  'master-2016': {
    text: 'Master CL, Scheiman M, Gallaway M, et al. Vision diagnoses are common after concussion in adolescents. Clinical Pediatrics 2016;55(3):260-7.',
    url: 'https://doi.org/10.1177/0009922815594367',
  },
  'rowe-2019': {
    text: 'Rowe FJ, Hepworth LR, Howard C, et al. Visual problems after acute stroke. PLoS One 2019;14(3):e0213035.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6402759/',
  },
  'eso-2025': {
    text: 'European Stroke Organisation. Guideline on visual impairment in stroke. European Stroke Journal 2025.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/40401755/',
  },
  'pollock-2019': {
    text: 'Pollock A, et al. Interventions for visual field defects in people with stroke. Cochrane Database of Systematic Reviews 2019;5:CD008388.',
    url: 'https://doi.org/10.1002/14651858.CD008388.pub3',
  },
  'rowe-2017': {
    text: 'Rowe FJ, Conroy EJ, Bedson E, et al. Prism glasses, visual search training and standard care. Acta Neurologica Scandinavica 2017;136(4):310-21.',
  },
  'zhang-2006': {
    text: 'Zhang X, Kedar S, Lynn MJ, Newman NJ, Biousse V. Natural history of homonymous hemianopia. Neurology 2006;66(6):901-5.',
  },
  'longley-2021': {
    text: 'Longley V, Hazelton C, Heal C, et al. Non-pharmacological interventions for spatial neglect. Cochrane Database of Systematic Reviews 2021;7:CD003586.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8247630/',
  },
  'jones-2022': {
    text: 'Jones SP, Baqai K, Clegg A, et al. Stroke in India: systematic review. International Journal of Stroke 2022;17(2):132-40.',
    url: 'https://doi.org/10.1177/17474930211027834',
  },
  'rcp-2016': {
    text: 'Royal College of Physicians. Stroke guideline, 2016, as quoted in the NHS Highland stroke vision pathway.',
    url: 'https://rightdecisions.scot.nhs.uk/',
  },
  'chss-elearning-driving': {
    text: 'Stroke e-learning (chsselearning.org.uk). Driving after stroke.',
    url: 'https://www.chsselearning.org.uk/',
  },
  'aroor-2017': {
    text: 'Aroor S, Singh R, Goldstein LB. BE-FAST. Stroke, February 2017.',
  },
  'aha-2021': {
    text: 'American Heart Association. Statement on central retinal artery occlusion. Stroke, 2021.',
  },
  'hemianopia-treatments-review': {
    text: 'Review of treatments for homonymous visual field defects.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2698722/',
  },
  'aoa-children-schedule': {
    text: 'American Optometric Association. Eye examination schedule for children (2017 guideline), as summarised elsewhere (second-hand).',
  },
  'uspstf-2017': {
    text: 'US Preventive Services Task Force. Vision in children 6 months to 5 years, 5 September 2017.',
    url: 'https://www.uspreventiveservicestaskforce.org/',
  },
  'chuck-2020': {
    text: 'Chuck RS, Dunn SP, Flaxel CJ, et al. Comprehensive adult medical eye evaluation. American Academy of Ophthalmology, 2020.',
    url: 'https://www.aao.org/',
  },
  'smart-india-2022': {
    text: 'SMART India collaborators. Prevalence of diabetic retinopathy in India. The Lancet Global Health 2022.',
    url: 'https://doi.org/10.1016/S2214-109X(22)00411-9',
  },
  'vashist-2022': {
    text: 'Vashist P, Senjam SS, Gupta V, et al. Blindness and visual impairment in India. PLoS One 2022;17(7):e0271736.',
  },
  'who-2019': {
    text: 'World Health Organization. World report on vision, 2019.',
  },
  'reddy-2018': {
    text: 'Reddy PA, Congdon N, MacKenzie G, et al. PROSPER trial. The Lancet Global Health 2018;6(9):e1019-27.',
    url: 'https://doi.org/10.1016/S2214-109X(18)30329-2',
  },
  'van-nispen-2020': {
    text: 'van Nispen RMA, Virgili G, Hoeben M, et al. Low vision rehabilitation. Cochrane Database of Systematic Reviews 2020;1:CD006543.',
    url: 'https://www.cochrane.org/',
  },
  'stelmack-2008': {
    text: 'Stelmack JA, Tang XC, Reda DJ, et al. LOVIT. Archives of Ophthalmology 2008;126(5):608-17.',
    url: 'https://doi.org/10.1001/archopht.126.5.608',
  },
  'stelmack-2019': {
    text: 'Stelmack JA, Tang XC, Wei Y, et al. LOVIT II, one-year follow-up, 2019.',
  },
  'gazette-of-india-2018': {
    text: 'Gazette of India. Guidelines for assessing visual disability, 5 January 2018.',
  },
  'jonas-2009': {
    text: 'Jonas JB, et al. Keratoconus in rural Maharashtra, Central India Eye and Medical Study. American Journal of Ophthalmology 2009.',
  },
  'scleral-lenses-keratoconus': {
    text: 'Scleral contact lenses in keratoconus, retrospective study.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7547898/',
  },
  'cope-2015': {
    text: 'Cope JR, Collier SA, Rao MM, et al. Contact lens wearer demographics and risk behaviors. Morbidity and Mortality Weekly Report 2015;64(32):865-70.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5779588/',
  },
  'cope-2017': {
    text: 'Cope JR, Collier SA, Nethercut H, et al. Risk behaviors among adults and adolescents. Morbidity and Mortality Weekly Report 2017;66(32).',
    url: 'https://www.cdc.gov/',
  },
  'stapleton-keratitis': {
    text: 'Stapleton F, et al. Incidence of microbial keratitis, as tabulated in a 2012 review (second-hand).',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3272197/',
  },
  'keratoconus-awareness-india': {
    text: 'Keratoconus: awareness and quality of life, India.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8837351/',
  },
  'he-2015': {
    text: 'He M, Xiang F, Zeng Y, et al. Time outdoors at school and myopia. JAMA 2015.',
  },
  'he-2022': {
    text: 'He X, Sankaridurg P, Wang J, et al. Time outdoors in reducing myopia (Shanghai). Ophthalmology 2022.',
  },
  'priscilla-2021': {
    text: 'Priscilla JJ, Verkicharla PK. Time trends on the prevalence of myopia in India. 2021.',
  },
  'agarwal-2020': {
    text: 'Agarwal D, Saxena R, Gupta V, et al. Myopia in Indian school children. PLoS One 2020.',
    url: 'https://doi.org/10.1371/journal.pone.0240750',
  },
  'lawrenson-2025': {
    text: 'Lawrenson JG, Huntjens B, Virgili G, et al. Interventions for myopia control in children. Cochrane Database of Systematic Reviews 2025;2:CD014758.',
  },
  'areds2-2013': {
    text: 'AREDS2 Research Group. Lutein + zeaxanthin and omega-3. JAMA 2013.',
    url: 'https://doi.org/10.1001/jama.2013.4997',
  },
  'chew-2022': {
    text: 'Chew EY, Clemons TE, Agrón E, et al. AREDS2 report 28. JAMA Ophthalmology 2022;140(7):692-8.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9164119/',
  },
  'evans-2017': {
    text: 'Evans JR, Lawrenson JG. Supplements for preventing AMD. Cochrane Database of Systematic Reviews 2017:CD000253.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6483250/',
  },
  'evans-2023': {
    text: 'Evans JR, Lawrenson JG. Supplements for slowing AMD. Cochrane Database of Systematic Reviews 2023:CD000254.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10498493/',
  },
  'dream-2018': {
    text: 'DREAM Research Group. n-3 fatty acids for dry eye. New England Journal of Medicine 2018.',
    url: 'https://doi.org/10.1056/NEJMoa1709691',
  },
  'merle-2019': {
    text: 'Merle BMJ, Colijn JM, Cougnard-Grégoire A, et al. Mediterranean diet and advanced AMD. Ophthalmology 2019;126:381-90.',
  },
  'delcourt-amd': {
    text: 'Delcourt C. Modifiable risk factors for AMD (book chapter).',
  },
  'linus-pauling-vitamin-a': {
    text: 'Linus Pauling Institute text on vitamin A, as quoted by an eye-care practice (second-hand).',
  },
  'unicef-who-vitamin-a': {
    text: 'UNICEF and World Health Organization figures on vitamin A, as quoted by other websites (second-hand).',
  },
  'gilad-gutnick-2023': {
    text: 'Gilad-Gutnick S. Project Prakash. Policy Insights from the Behavioral and Brain Sciences 2023;10(2):287-95.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC12369547/',
  },
  'science-2015': {
    text: 'Science. News feature on Project Prakash, 2015.',
  },
  'nih-project-prakash': {
    text: 'National Institutes of Health. Project summary R01-EY020517 (Project Prakash).',
  },
  'hollands-2009': {
    text: 'Hollands H, Johnson D, Brox AC, et al. Acute-onset floaters and flashes. JAMA 2009;302(20):2243-9.',
    url: 'https://doi.org/10.1001/jama.2009.1714',
  },
  'statpearls-2023': {
    text: 'StatPearls. Acute angle-closure glaucoma, 2023.',
    url: 'https://www.ncbi.nlm.nih.gov/books/NBK430857/',
  },
  'mayo-clinic-chemical-splash': {
    text: 'Mayo Clinic. First aid: chemical splash in the eye (licensed copy).',
  },
  'baycare-chemical-splash': {
    text: 'BayCare. Advice on chemical splash in the eye.',
    url: 'https://baycare.org/',
  },
  'eye-foundation-chemical-injuries': {
    text: 'Eye Foundation. School page on chemical injuries.',
  },
  'vikaspedia-112': {
    text: 'Vikaspedia. Emergency Response Support System, 112.',
    url: 'https://en.vikaspedia.in/',
  },
  'business-standard-2018': {
    text: 'Business Standard (PTI), 28 November 2018. Report on the emergency number 112.',
  },
  'dna-india-112': {
    text: 'DNA India. Report on the 108 ambulance number merging into 112.',
  },
  'magic-remedies-act-1954': {
    text: 'Drugs and Magic Remedies (Objectionable Advertisements) Act 1954, schedule.',
  },
  'optometry-australia-one-in-five': {
    text: 'Optometry Australia, as quoted by optometry practices (second-hand).',
  },
  'optometric-group-one-in-five': {
    text: 'Optometric Group (optometricgroup.com), an optometry website (second-hand).',
  },
  'aoa-one-in-four': {
    text: 'American Optometric Association, as reported by the St. Louis Post-Dispatch (second-hand).',
  },
} as const satisfies Record<string, Reference>;

export type ReferenceId = keyof typeof references;
