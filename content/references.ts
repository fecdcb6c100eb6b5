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
  'sprunger-2022': {
    text: 'Sprunger DT, Lambert SR, Hercinovic A, et al. Esotropia and Exotropia Preferred Practice Pattern. American Academy of Ophthalmology, 2022-23.',
    url: 'https://www.aao.org/',
  },
  'aap-2009-learning': {
    text: 'American Academy of Pediatrics, American Academy of Ophthalmology, American Association for Pediatric Ophthalmology and Strabismus, American Association of Certified Orthoptists. Joint statement: learning disabilities, dyslexia, and vision. Pediatrics 2009;124(2):837-44.',
    url: 'https://doi.org/10.1542/peds.2009-1445',
  },
  'hu-2022': {
    text: 'Hu B, Liu Z, Zhao J, et al. Global prevalence of amblyopia in children. Frontiers in Pediatrics 2022;10:819998.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9114436/',
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
  'hashemi-2019': {
    text: 'Hashemi H, Pakzad R, Heydarian S, et al. Global and regional prevalence of strabismus. Strabismus 2019.',
    url: 'https://doi.org/10.1080/09273972.2019.1604773',
  },
  'pedig-2019-exotropia': {
    text: 'Pediatric Eye Disease Investigator Group (Mohney BG, et al.). Three-year observation of children 3 to 10 years with untreated intermittent exotropia. Ophthalmology 2019;126(9):1249-60.',
    url: 'https://doi.org/10.1016/j.ophtha.2019.01.015',
  },
  'pang-2021': {
    text: 'Pang Y, Gnanaraj L, Gayleard J, Han G, Hatt SR. Interventions for intermittent exotropia. Cochrane Database of Systematic Reviews 2021;9:CD003737.',
    url: 'https://doi.org/10.1002/14651858.CD003737.pub4',
  },
  'canadian-cancer-society-retinoblastoma': {
    text: 'Canadian Cancer Society. Signs of retinoblastoma.',
    url: 'https://cancer.ca/',
  },
  'acep-diplopia': {
    text: 'American College of Emergency Physicians. How to evaluate diplopia.',
    url: 'https://www.acepnow.com/',
  },
  'little-2018': {
    text: 'Little JA. Vision in children with autism spectrum disorder: a critical review. Clinical and Experimental Optometry 2018.',
    url: 'https://doi.org/10.1111/cxo.12651',
  },
  'chen-2024': {
    text: 'Chen YL, Yen CF, Lai YH, Hsiao RC, Chou WP. Risks of hyperopia, myopia, astigmatism and strabismus in children with autism. 2024.',
    url: 'https://doi.org/10.47626/1516-4446-2023-3515',
  },
  'coulter-2015': {
    text: 'Coulter RA, Bade A, Tea Y, et al. Eye examination testability in children with autism. Optometry and Vision Science 2015;92(1):31-43.',
    url: 'https://doi.org/10.1097/OPX.0000000000000442',
  },
  'dalwai-2017': {
    text: 'Dalwai S, Ahmed S, Udani V, et al. Indian Academy of Pediatrics consensus statement on autism. Indian Pediatrics 2017;54(5):385-93.',
    url: 'https://doi.org/10.1007/s13312-017-1112-4',
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
  'laby-2021': {
    text: 'Laby DM, Appelbaum LG. Vision and on-field performance. Optometry and Vision Science 2021;98(7):723-31.',
    url: 'https://doi.org/10.1097/OPX.0000000000001729',
  },
  'liu-2020': {
    text: 'Liu S, Ferris LM, Hilbig S, et al. Dynamic vision training and batting practice. Psychology of Sport and Exercise 2020:101759.',
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
  'aap-2022-concussion': {
    text: 'American Academy of Pediatrics, American Academy of Ophthalmology, American Association for Pediatric Ophthalmology and Strabismus, American Association of Certified Orthoptists. Vision and concussion. Pediatrics 2022;150(2):e2021056047.',
    url: 'https://publications.aap.org/',
  },
  'rowe-2019': {
    text: 'Rowe FJ, Hepworth LR, Howard C, et al. Visual problems after acute stroke. PLoS One 2019;14(3):e0213035.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6402759/',
  },
  'eso-2025': {
    text: 'European Stroke Organisation. Guideline on visual impairment in stroke. European Stroke Journal 2025.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/40401755/',
  },
  'zhang-2006': {
    text: 'Zhang X, Kedar S, Lynn MJ, Newman NJ, Biousse V. Natural history of homonymous hemianopia. Neurology 2006;66(6):901-5.',
  },
  'aroor-2017': {
    text: 'Aroor S, Singh R, Goldstein LB. BE-FAST. Stroke, February 2017.',
  },
  'sawers-2017': {
    text: 'Sawers N, Jewsbury H, Ali N. Diagnosis and management of childhood squints: investigation and examination with reference to red flags and referral letters. British Journal of General Practice 2017;67(654):42-3.',
    url: 'https://doi.org/10.3399/bjgp17X688801',
  },
  'shukla-2020': {
    text: 'Shukla R, Murthy GVS, Gilbert C, Vidyadhar B, Mukpalkar S. Operational guidelines for ROP in India: a summary. Indian Journal of Ophthalmology 2020;68(Suppl 1):S108-14.',
    url: 'https://doi.org/10.4103/ijo.IJO_1827_19',
  },
  'sen-2022': {
    text: 'Sen P, Tripathi P, Mohan A, Agarwal K, Shah C, Parmar GS, Sen A. Chemical injury with “packet of chunna” (lime) in children: a major ocular health concern in central rural India. Journal of Clinical Ophthalmology and Research 2022;10(1):15-8.',
    url: 'https://doi.org/10.4103/jcor.jcor_54_21',
  },
  'nidirect-giant-cell-arteritis': {
    text: 'nidirect, Government of Northern Ireland. Giant cell arteritis (temporal arteritis).',
    url: 'https://www.nidirect.gov.uk/conditions/giant-cell-arteritis',
  },
  'nhm-goa-vitamin-a': {
    text: 'National Health Mission Goa. Micronutrient supplementation: administration of vitamin A.',
    url: 'https://nhm.goa.gov.in/micronutrient-supplementation/',
  },
  'aha-2021': {
    text: 'American Heart Association. Statement on central retinal artery occlusion. Stroke, 2021.',
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
  'vashist-2022': {
    text: 'Vashist P, Senjam SS, Gupta V, et al. Blindness and visual impairment in India. PLoS One 2022;17(7):e0271736.',
  },
  'van-nispen-2020': {
    text: 'van Nispen RMA, Virgili G, Hoeben M, et al. Low vision rehabilitation. Cochrane Database of Systematic Reviews 2020;1:CD006543.',
    url: 'https://www.cochrane.org/',
  },
  'stelmack-2008': {
    text: 'Stelmack JA, Tang XC, Reda DJ, et al. LOVIT. Archives of Ophthalmology 2008;126(5):608-17.',
    url: 'https://doi.org/10.1001/archopht.126.5.608',
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
  'cope-2018': {
    text: 'Cope JR, Konne NM, Jacobs DS, et al. Corneal infections associated with sleeping in contact lenses: six cases, United States, 2016–2018. Morbidity and Mortality Weekly Report 2018;67(32):877-81.',
    url: 'https://doi.org/10.15585/mmwr.mm6732a2',
  },
  'stapleton-2008': {
    text: 'Stapleton F, Keay L, Edwards K, et al. The incidence of contact lens-related microbial keratitis in Australia. Ophthalmology 2008;115(10):1655-62.',
    url: 'https://eprints.qut.edu.au/20552/',
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
  'lawrenson-2025': {
    text: 'Lawrenson JG, Huntjens B, Virgili G, et al. Interventions for myopia control in children. Cochrane Database of Systematic Reviews 2025;2:CD014758.',
  },
  'chew-2022': {
    text: 'Chew EY, Clemons TE, Agrón E, et al. AREDS2 report 28. JAMA Ophthalmology 2022;140(7):692-8.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9164119/',
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
  'gilad-gutnick-2023': {
    text: 'Gilad-Gutnick S. Project Prakash. Policy Insights from the Behavioral and Brain Sciences 2023;10(2):287-95.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC12369547/',
  },
  'hollands-2009': {
    text: 'Hollands H, Johnson D, Brox AC, et al. Acute-onset floaters and flashes. JAMA 2009;302(20):2243-9.',
    url: 'https://doi.org/10.1001/jama.2009.1714',
  },
  'optometry-australia-one-in-five': {
    text: 'Optometry Australia, as quoted by optometry practices (second-hand).',
  },
} as const satisfies Record<string, Reference>;

export type ReferenceId = keyof typeof references;
